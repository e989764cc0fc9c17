import type { AstroIntegration } from 'astro';

/** `client:interaction`: a component that is hydrated when the visitor first reaches for it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction-directive.ts' }),
    },
  };
}
