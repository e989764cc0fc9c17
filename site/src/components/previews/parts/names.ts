const parts = (name: string) => name.split(' ');

/** What somebody is called: all but the surname, so that a Russian patronymic stays. */
export function firstName(name: string): string {
  return parts(name).slice(0, -1).join(' ') || name;
}

/** "Ema M." from "Ema Mikalauskaitė": enough for a list, and no more than a list should show. */
export function shortName(name: string): string {
  const last = parts(name).at(-1);
  return last === undefined || last === name ? name : `${parts(name)[0]} ${last.charAt(0)}.`;
}

export function initials(name: string): string {
  return name.charAt(0) + (parts(name).at(-1)?.charAt(0) ?? '');
}

/** Month names are small in most languages, but not where they are a title. */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
