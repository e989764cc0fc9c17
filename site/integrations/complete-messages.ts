import type { AstroIntegration } from 'astro';
import { messageFaults } from './message-files.ts';

/** Every language is complete, or there is no site. While working, the faults are only told. */
export function completeMessages(): AstroIntegration {
  return {
    name: 'complete-messages',
    hooks: {
      'astro:server:start': async ({ logger }) => {
        for (const fault of await messageFaults()) logger.warn(fault);
      },
      'astro:build:start': async () => {
        const faults = await messageFaults();
        if (faults.length > 0)
          throw new Error(`The translations are not complete:\n  ${faults.join('\n  ')}`);
      },
    },
  };
}
