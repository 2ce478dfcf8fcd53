import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unprivileged } from '../../../scripts/lib/database/postgres-home';
import { findFreePort } from '../../../scripts/lib/ports';
import { endChild } from '../../../scripts/lib/processes';
import { findNginx } from '../../../scripts/lib/programs/nginx';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';

export type Nginx = {
  port: number;
  plainPort: number;
  certificate: Buffer;
  /** The file whose presence keeps new requests from the first or the second instance. */
  drainFiles: [string, string];
  readAccessLog(): string;
  /** What was written beside it: the site's log of errors, and what nginx writes where a file names no log. */
  readOtherLogs(): string;
  stop(): Promise<void>;
};

function run(program: string, args: string[]): void {
  const { status, error, stderr, stdout } = spawnSync(program, args, { encoding: 'utf8', ...unprivileged });
  if (error || status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? stderr + stdout}`);
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  run('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', certificate]);
  return { certificate, key };
}

/** The text of a file with what is another on each machine replaced; fails where the text has it not. */
export function replaceAll(file: string, changes: [string, string][]): string {
  const read = fs.readFileSync(file, 'utf8');
  const missing = changes.find(([from]) => !read.includes(from));
  if (missing) throw new Error(`${file} has no ${missing[0]}`);
  // A port that was put in may begin as one that is still to be replaced.
  const places = changes.map((_change, at) => `\0${at}\0`);
  const marked = changes.reduce((text, [from], at) => text.replaceAll(from, places[at] ?? ''), read);
  return changes.reduce((text, [, to], at) => text.replaceAll(places[at] ?? '', to), marked);
}

/** Has nginx keep what it may, as a content network does, and say in a header whether an answer came from there. */
const withSharedCache = (site: string, folder: string) =>
  `proxy_cache_path ${folder}/kept keys_zone=kept:1m;
${site.replace('proxy_pass ', 'proxy_cache kept; add_header X-Shared-Cache $upstream_cache_status always;\n    proxy_pass ')}`;

/** nginx with the file of the documentation as it stands but for name, ports, certificate and log, before two instances of the site. */
export async function startNginx(
  [first, second]: [number, number],
  { isSharedCache = false } = {},
): Promise<Nginx> {
  const program = findNginx();
  const folder = makeTempFolder('nginx');
  if (unprivileged.uid !== undefined) fs.chownSync(folder, unprivileged.uid, unprivileged.gid);
  const { certificate, key } = makeCertificate(folder);
  const [port, plainPort] = [await findFreePort(0), await findFreePort(0)];
  const site = replaceAll('docs/operations/nginx.conf', [
    ['/etc/letsencrypt/live/example.com/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/example.com/privkey.pem', key],
    ['/var/log/nginx/builder-site.log', path.join(folder, 'access.log')],
    ['/var/log/nginx/builder-site.error.log', path.join(folder, 'site-error.log')],
    ['127.0.0.1:3000', `127.0.0.1:${first}`],
    ['127.0.0.1:3001', `127.0.0.1:${second}`],
    ['/run/builder-site/', `${folder}/`],
    ['listen 443 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:443 ', `listen [::1]:${port} `],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen [::]:80;', `listen [::1]:${plainPort};`],
    ['server_name example.com', 'server_name localhost'],
  ]);
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { access_log ${folder}/default.log combined; ${places.map((place) => `${place}_temp_path ${folder}/${place};`).join(' ')}
${isSharedCache ? withSharedCache(site, folder) : site} }`;
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, config);
  const args = ['-p', folder, '-e', path.join(folder, 'error.log'), '-c', file];
  run(program, [...args, '-t']);
  const child: ChildProcess = spawn(program, args, { stdio: 'ignore', ...unprivileged });
  return {
    port,
    plainPort,
    certificate: fs.readFileSync(certificate),
    drainFiles: [path.join(folder, 'drain-3000'), path.join(folder, 'drain-3001')],
    readAccessLog: () => fs.readFileSync(path.join(folder, 'access.log'), 'utf8'),
    readOtherLogs: () =>
      ['site-error.log', 'error.log', 'default.log']
        .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
        .join(''),
    async stop() {
      await endChild(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
