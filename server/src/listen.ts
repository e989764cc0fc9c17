import type { App } from './app.ts';
import { type Env, WrongSetting } from './env.ts';

/** Reached over IPv4 and IPv6 alike; a machine without IPv6 gets the second. */
const EVERYWHERE = ['::', '0.0.0.0'] as const;

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function explain(error: unknown, { PORT, HOST }: Pick<Env, 'PORT' | 'HOST'>): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new WrongSetting(`PORT ${PORT} is in use: stop the other program, or set PORT to a free one.`);
    case 'EACCES':
      return new WrongSetting(`PORT ${PORT} may not be opened by this user: set PORT to one above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new WrongSetting(`HOST is "${HOST}", but must be an address of this machine.`);
    default:
      return error;
  }
}

async function tryToListen(app: App, port: number, hosts: readonly string[]): Promise<void> {
  const [host = '', ...others] = hosts;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const noIpv6 = codeOf(error) === 'EAFNOSUPPORT' || codeOf(error) === 'EADDRNOTAVAIL';
    if (!noIpv6 || others.length === 0) throw error;
    await tryToListen(app, port, others);
  }
}

/** Opens the port, and returns the address a person on this machine can visit. */
export async function listen(app: App, env: Pick<Env, 'PORT' | 'HOST'>): Promise<string> {
  await tryToListen(app, env.PORT, env.HOST === undefined ? EVERYWHERE : [env.HOST]).catch(
    (error: unknown) => {
      throw explain(error, env);
    },
  );
  const bound = app.server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? env.PORT) : env.PORT;
  const host = env.HOST === undefined || env.HOST === '0.0.0.0' || env.HOST === '::' ? 'localhost' : env.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
