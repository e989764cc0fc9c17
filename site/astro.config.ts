import react from '@astrojs/react';
import { company } from '@website/common/company';
import { defineConfig } from 'astro/config';
import { shortClassName } from './integrations/class-names.ts';
import { completeMessages } from './integrations/complete-messages.ts';
import { finishBuild } from './integrations/finish-build.ts';
import { inlineScripts } from './integrations/inline-scripts.ts';
import { interactionDirective } from './integrations/interaction-directive.ts';
import { workbench } from './integrations/workbench.ts';

const apiUrl = process.env['API_URL'] || undefined;

export default defineConfig({
  site: process.env['SITE_URL'] || company.siteUrl,
  trailingSlash: 'ignore',
  build: { format: 'directory', inlineStylesheets: 'always' },
  compressHTML: true,
  devToolbar: { enabled: false },
  integrations: [react(), completeMessages(), interactionDirective(), workbench(), finishBuild({ apiUrl })],
  vite: {
    ...(process.argv.includes('build') && { css: { modules: { generateScopedName: shortClassName } } }),
    plugins: [inlineScripts()],
    define: { 'import.meta.env.API_URL': JSON.stringify(apiUrl ?? '') },
    server: { proxy: { '/api': process.env['DEV_SERVER_URL'] ?? 'http://localhost:3001' } },
  },
});
