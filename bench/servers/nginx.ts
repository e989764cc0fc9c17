import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Arguments that start nginx on the same files, or nothing where there is no nginx. */
export function nginxArguments(root: string, port: number): string[] | undefined {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  ${paths.join(' ')}
  types { text/html html; }
  access_log off; sendfile on; open_file_cache max=1000; keepalive_requests 1000000;
  server { listen 127.0.0.1:${port}; root ${root}; gzip_static on; location / { try_files $uri $uri/index.html =404; } }
}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  return ['-e', `${folder}/error.log`, '-c', file];
}
