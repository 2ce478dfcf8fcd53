import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unprivileged } from '../database/postgres-home';
import { findFreePort } from '../ports';
import { endChild, waitForExit } from '../processes';
import { makeTempFolder } from '../temp-folder';
import { canInstall, findFile, inPath, installByApt } from './apt';

export type Pooler = {
  url: string;
  stop(): Promise<void>;
};

const findInstalled = () => findFile(inPath('pgbouncer'));

export function findPgBouncer(): string | undefined {
  if (!findInstalled() && canInstall()) installByApt('pgbouncer');
  return findInstalled();
}

const isUp = /process up/;

const toConfig = ({ hostname, port, username, password }: URL, listenPort: number) => `[databases]
* = host=${hostname} port=${port} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
`;

async function waitUntilUp(child: ChildProcess): Promise<void> {
  let said = '';
  const up = new Promise<void>((resolve) => {
    child.stderr?.on('data', (chunk) => {
      if (isUp.test(said)) return;
      said += chunk;
      if (isUp.test(said)) resolve();
    });
  });
  const ended = waitForExit(child).then(() => {
    if (!isUp.test(said)) throw new Error(`PgBouncer did not start:\n${said}`);
  });
  await Promise.race([up, ended]);
}

export async function startPgBouncer(program: string, url: string): Promise<Pooler> {
  const port = await findFreePort(0);
  const folder = makeTempFolder('pgbouncer');
  const config = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(config, toConfig(new URL(url), port), { mode: 0o600 });
  if (unprivileged.uid !== undefined) fs.chownSync(config, unprivileged.uid, unprivileged.gid);
  const child = spawn(program, [config], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: process.platform !== 'win32',
    ...unprivileged,
  });
  await waitUntilUp(child);
  const address = new URL(url);
  address.port = String(port);
  return {
    url: address.href,
    async stop() {
      await endChild(child);
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
