import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { serverEnv as compileCache, serverFlags } from '../scripts/lib/server-settings.mjs';
import { type ServerProcess, startServer } from './server-process.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Settings of a server that a benchmark asks harder than any visitor may. */
export function benchEnv(name: string): Record<string, string> {
  return {
    ...compileCache,
    DATA_DIR: `${ROOT}.cache/bench/${name}-${process.pid}`,
    RATE_LIMIT: '1000000',
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  };
}

/** Our server as `npm start` starts it. */
export function startOurHost(
  name: string,
  port: number,
  more: Record<string, string> = {},
): Promise<ServerProcess> {
  const args = [...serverFlags, `${ROOT}server/src/main.ts`];
  return startServer(process.execPath, args, port, { ...benchEnv(name), ...more });
}

export function forgetCompiledCode(): void {
  rmSync(compileCache.NODE_COMPILE_CACHE, { recursive: true, force: true });
}
