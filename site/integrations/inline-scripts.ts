import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:inline-script/';
const FOLDER = new URL('../src/scripts/', import.meta.url);

/**
 * `import code from 'virtual:inline-script/head'` gives `src/scripts/head.ts` with all that it imports as one
 * minified classic script, to be written into a page. Astro's own scripts are modules and so run only after the
 * page has been parsed, which is too late for choosing a language.
 */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const input = fileURLToPath(new URL(`${id.slice(PREFIX.length + 1)}.ts`, FOLDER));
      const bundle = await rolldown({ input, platform: 'browser' });
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      for (const file of await bundle.watchFiles) this.addWatchFile(file);
      await bundle.close();
      return `export default ${JSON.stringify(output[0].code.trim())};`;
    },
  };
}
