const FIRST_DELAY_MS = 30_000;
const LONGEST_DELAY_MS = 3 * 60 * 60 * 1000;

/** With the shortest delays that chance allows, the last attempt is still more than three days after the first. */
export const MOST_ATTEMPTS = 44;

const SHORTEST_TRIAL_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * How long to wait after the given number of failed attempts: twice as long each time, up to three hours.
 * A quarter more or less by chance, so that what failed together does not come back together.
 */
export function delayAfter(attempts: number, random: () => number = Math.random): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(delay * (0.75 + random() / 2));
}

/** Both must have run out: restarts use up attempts without much time, and a channel set up late finds old ones. */
export function isHopeless(attempts: number, ageMs: number): boolean {
  return attempts >= MOST_ATTEMPTS && ageMs > SHORTEST_TRIAL_MS;
}
