import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { unprivileged } from '../database/postgres-home';
import { findFreePort, isPortFree } from '../ports';
import { endChild } from '../processes';
import { findNginx } from '../programs/nginx';
import { makeTempFolder } from '../temp-folder';

export type FileServer = { url: string; stop(): Promise<void> };

export async function startNginxFile(body: Buffer, encoding: string | undefined): Promise<FileServer> {
  const folder = makeTempFolder('bench-nginx');
  fs.writeFileSync(path.join(folder, 'page.html'), body);
  if (unprivileged.uid !== undefined) fs.chownSync(folder, unprivileged.uid, unprivileged.gid);
  const port = await findFreePort(0);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http { access_log off; sendfile on; keepalive_requests 1000000; ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; ${encoding ? `add_header Content-Encoding ${encoding};` : ''} } }`,
  );
  const child = spawn(findNginx(), ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file], {
    stdio: 'ignore',
    ...unprivileged,
  });
  while (await isPortFree(port)) await wait(20);
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    async stop() {
      await endChild(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
