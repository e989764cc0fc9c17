const PLACEHOLDER = /\{\{(\w+)\}\}/g;

export type Values = Readonly<Record<string, string | number>>;

/** Fills `{{name}}`; a name without a value stays, for whoever fills it later. */
export function fill(text: string, values: Values): string {
  return text.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}

/** Names of the placeholders in a text, sorted, each as often as it stands there. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name).sort();
}

/** Fills every text in a tree of messages, keeping its shape. */
export function fillAll<Tree>(tree: Tree, values: Values): Tree {
  return JSON.parse(JSON.stringify(tree), (_, value) =>
    typeof value === 'string' ? fill(value, values) : value,
  );
}
