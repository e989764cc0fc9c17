/** How a command may end. */
export const EXIT = { ok: 0, no: 1, usage: 2, unavailable: 3 } as const;

/** The command was called in a way that it cannot be. */
export class UsageError extends Error {}

/** The command was right, and the answer is no: there is no such request, or nothing to do. */
export class Refusal extends Error {}

/** Settings or the database keep the command from being carried out. */
export class Unavailable extends Error {}
