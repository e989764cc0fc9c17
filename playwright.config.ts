import { defineConfig } from '@playwright/test';
import { HOST_URL, PORTS, STATIC_URL, WORKBENCH_URL } from './tests/support/addresses.ts';

const node = JSON.stringify(process.execPath);

/** What needs the built site and the real server. `npm test` builds first and says where the browser is. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/playwright',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  use: {
    baseURL: HOST_URL,
    locale: 'en-GB',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        ...(process.env['CHROMIUM_ARGS']?.split(' ').filter(Boolean) ?? []),
      ],
    },
  },
  webServer: [
    {
      command: `${node} server/src/main.ts`,
      url: `${HOST_URL}/readyz`,
      env: {
        PORT: String(PORTS.host),
        DATA_DIR: '.cache/test-data',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
      },
    },
    { command: `${node} tests/support/static-server.ts`, url: STATIC_URL },
    {
      command: `${node} node_modules/astro/bin/astro.mjs dev --ignore-lock --root site --port ${PORTS.workbench}`,
      url: `${WORKBENCH_URL}/workbench/en`,
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
      timeout: 60_000,
    },
  ],
});
