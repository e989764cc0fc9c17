import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Header = readonly [name: string, value: string];

/** Arguments that start nginx on the same files, with these headers on each answer. */
export function nginxArguments(root: string, port: number, headers: readonly Header[] = []): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const added = headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join(' ');
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${paths.join(' ')}
  types { text/html html; }
  access_log off; sendfile on; open_file_cache max=1000; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; ${added} location / { try_files $uri $uri/index.html =404; } }
}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return ['-e', `${folder}/error.log`, '-c', file];
}
