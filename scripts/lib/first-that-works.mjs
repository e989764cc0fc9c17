import { Problem } from './command.mjs';

/** @typedef {() => Promise<string | undefined> | string | undefined} Source a place to look for a program */

/**
 * Tries one place after the other; what goes wrong in one is told, and the next is tried.
 * @param {Source[]} sources
 * @returns {Promise<string | undefined>}
 */
export async function firstThatWorks(sources) {
  for (const source of sources) {
    try {
      const path = await source();
      if (path) return path;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      console.error(error.message);
    }
  }
  return undefined;
}
