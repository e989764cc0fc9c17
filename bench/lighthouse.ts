import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startOurHost } from './our-host.ts';
import type { Table } from './report.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PAGES = [
  '/',
  '/lt',
  '/de',
  '/ru',
  '/pricing',
  '/features/childcare-invoice',
  '/blog',
  '/pl/blog/daycare-billing-automation',
];
const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = {
  categories: Record<string, { score: number } | undefined>;
  audits: Record<string, { numericValue?: number } | undefined>;
};

async function audit(url: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      `${ROOT}node_modules/lighthouse/cli/index.js`,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    {
      maxBuffer: 2 ** 28,
      env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    },
  );
  return JSON.parse(stdout);
}

/** Now and then a browser starts without a trace ("run Lighthouse again"); a run that fails is not a measurement. */
async function auditAgain(url: string, tries = 3): Promise<Report> {
  try {
    return await audit(url);
  } catch (error) {
    if (tries <= 1) throw error;
    return auditAgain(url, tries - 1);
  }
}

const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Lighthouse for a phone with simulated throttling, the median of five runs a page. */
export async function benchLighthouse(): Promise<Table> {
  const server = await startOurHost('lighthouse', 4621);
  const rows: string[][] = [];
  for (const page of PAGES) {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run++) reports.push(await auditAgain(server.url + page));
    const value = (name: string) => median(reports.map((one) => one.audits[name]?.numericValue ?? 0));
    const score = (name: string) =>
      String(Math.round(100 * median(reports.map((one) => one.categories[name]?.score ?? 0))));
    rows.push([
      page,
      ...CATEGORIES.map(score),
      (value('largest-contentful-paint') / 1000).toFixed(2),
      Math.round(value('total-blocking-time')).toString(),
      value('cumulative-layout-shift').toFixed(3),
      (value('total-byte-weight') / 1024).toFixed(0),
    ]);
  }
  await server.stop();
  return {
    title: 'Lighthouse, phone, simulated throttling, median of five (our host, HTTP/1.1, no TLS)',
    head: ['page', 'perf', 'a11y', 'best practices', 'SEO', 'LCP s', 'TBT ms', 'CLS', 'KiB'],
    rows,
  };
}
