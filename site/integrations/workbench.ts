import type { AstroIntegration } from 'astro';

/** A page with every primitive in every state and every preview, at /workbench/<language>; in development only. */
export function workbench(): AstroIntegration {
  return {
    name: 'workbench',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev') return;
        injectRoute({ pattern: '/workbench/[language]', entrypoint: './src/workbench/workbench.astro' });
      },
    },
  };
}
