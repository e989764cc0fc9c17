import { company } from '@website/common/company';
import { describe, expect, it } from 'vitest';
import { readEnv, WrongSetting } from './env.ts';

describe('readEnv', () => {
  it('needs nothing set', () => {
    const env = readEnv({});
    expect(env.PORT).toBe(3000);
    expect(env.HOST).toBeUndefined();
    expect(env.SITE_URL).toBe(company.siteUrl);
    expect(env.API_URL).toBeUndefined();
    expect(env.SITE_DIR).toMatch(/site[\\/]dist$/);
    expect(env.DATA_DIR).toMatch(/data$/);
    expect(env.TRUSTED_PROXIES).toEqual([]);
    expect(env.ALLOWED_ORIGINS).toEqual([]);
    expect(env.RETENTION_MONTHS).toBe(12);
    expect(env.SALES_EMAIL).toBe(company.email);
    expect(env.SMTP_URL).toBeUndefined();
  });

  it('takes an empty value for none', () => {
    const names = ['PORT', 'HOST', 'SITE_URL', 'API_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', 'LOG_LEVEL'];
    expect(readEnv(Object.fromEntries(names.map((name) => [name, '']).concat([['DATA_DIR', ' ']])))).toEqual(
      readEnv({}),
    );
  });

  it('reads what is set', () => {
    const env = readEnv({
      PORT: '8080',
      SITE_URL: 'https://www.centre.example/',
      API_URL: 'http://localhost:4000',
      SITE_DIR: 'none',
      DATABASE_URL: 'postgres://user:word@db.example/requests',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
      LOG_LEVEL: 'warn',
    });
    expect(env).toMatchObject({
      PORT: 8080,
      SITE_URL: 'https://www.centre.example',
      API_URL: 'http://localhost:4000',
      DATABASE_URL: 'postgres://user:word@db.example/requests',
      TRUSTED_PROXIES: ['10.0.0.0/8', '::1'],
      LOG_LEVEL: 'warn',
    });
    expect(env.SITE_DIR).toBeUndefined();
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'a host'],
    ['SITE_URL', 'centre.example'],
    ['SITE_URL', 'https://centre.example/shop'],
    ['SITE_URL', 'ftp://centre.example'],
    ['SITE_URL', 'https://user@centre.example'],
    ['API_URL', '/api'],
    ['TRUSTED_PROXIES', 'true'],
    ['TRUSTED_PROXIES', '1'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '0.0.0.0/0'],
    ['TRUSTED_PROXIES', '10.0.0.1,,'],
    ['ALLOWED_ORIGINS', 'https://centre.example, www.centre.example'],
    ['ALLOWED_ORIGINS', 'all'],
    ['RATE_LIMIT', '0'],
    ['RETENTION_MONTHS', 'never'],
    ['SALES_EMAIL', 'sales'],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_TIMEOUT_MS', '10s'],
  ])('refuses %s=%s with one sentence that names both', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(WrongSetting);
    expect(read).toThrow(
      new RegExp(
        `^${name} is ${JSON.stringify(value)}, but must be an? .+\\.$|^${name} is "loud", but must be one of .+\\.$`,
      ),
    );
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db.example/requests'],
    ['DATABASE_URL', 'postgres://hunter2@db.example'],
    ['METRICS_TOKEN', 'hunter2'],
    ['SMTP_URL', 'https://user:hunter2@mail.example'],
    ['WEBHOOK_URL', 'ftp://hunter2@hooks.example'],
    ['WEBHOOK_SECRET', 'whsec_hunter2'],
  ])('never repeats a wrong %s', (name, value) => {
    const read = () => readEnv({ [name]: value });
    expect(read).toThrow(new RegExp(`^${name} is .+, but must be .+\\.$`));
    expect(read).not.toThrow('hunter2');
  });

  it('asks for a secret where there is a webhook', () => {
    const WEBHOOK_URL = 'https://hooks.example/requests';
    expect(() => readEnv({ WEBHOOK_URL })).toThrow(/^WEBHOOK_SECRET is not set, but must be .+\.$/);
    const WEBHOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(readEnv({ WEBHOOK_URL, WEBHOOK_SECRET })).toMatchObject({ WEBHOOK_URL, WEBHOOK_SECRET });
  });
});
