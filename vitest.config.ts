import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // By default one core would be left idle, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'common', root: 'common', include: ['src/**/*.test.ts'] } },
      { test: { name: 'server', root: 'server', include: ['src/**/*.test.ts'] } },
      { test: { name: 'site', root: 'site', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.mjs', 'tests/support/**/*.test.ts'] } },
      { test: { name: 'hardship', include: ['tests/crash/**/*.test.ts', 'tests/fuzz/**/*.test.ts'] } },
      { test: { name: 'handbook', include: ['tests/handbook/**/*.test.ts'] } },
    ],
  },
});
