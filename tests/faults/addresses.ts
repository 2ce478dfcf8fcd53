import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { sleep } from '../../scripts/lib/processes';
import type { SecondServer } from '../support/second-server';
import { readResident } from './body';
import { startOwnServer } from './lib/own-build';
import { get, isFailure } from './lib/probe';
import { atMost, none, type Row } from './lib/row';
import { type Run, scaled } from './lib/run';

const count = 10_000;
const atOnce = 8;
const mib = 1024 * 1024;

const sizeOf = (folder: string): number =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);

/** After a pause in which V8 may collect by itself. */
async function readAtRest(server: SecondServer): Promise<{ used: number; held: number }> {
  await sleep(60_000);
  const held = readResident(server);
  return { held, used: await server.readMemory() };
}

const made = [
  () => `/projects/${randomUUID()}`,
  () => `/board/${randomUUID()}`,
  () => `/share/projects/${randomUUID()}`,
  () => `/api/projects/${randomUUID()}`,
  () => `/${randomUUID()}`,
  () => `/projects?location=${randomUUID()}`,
  () => `/faqs?a=${randomUUID()}`,
];

/** Somebody asks for addresses of which nobody has heard. */
export async function measure(run: Run): Promise<Row[]> {
  const server = await startOwnServer('addresses');
  const origin = server.current().url;
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: number[] = [];
  let left = 0;
  const ask = async () => {
    while (left-- > 0)
      statuses.push((await get(origin + (made[left % made.length]?.() ?? '/'), agent)).status);
  };
  const askAll = (times: number) => {
    left = times;
    return Promise.all(Array.from({ length: atOnce }, ask));
  };
  try {
    // What is loaded and drawn once for each kind.
    await askAll(made.length * 40);
    const before = { ...(await readAtRest(server.current())), disk: sizeOf(server.distDir) };
    statuses.length = 0;
    const asked = scaled(run, count);
    await askAll(asked);
    const { used, held } = await readAtRest(server.current());
    const name = `${asked.toLocaleString('en')} random addresses`;
    return [
      none(
        `${name}: not answered, or 5xx other than 503`,
        statuses.filter(isFailure).length,
        statuses.length,
      ),
      atMost(`${name}: memory in use after them`, (used - before.used) / mib, 50, 'MB'),
      atMost(`${name}: memory that the process holds after them`, (held - before.held) / mib, 50, 'MB'),
      atMost(`${name}: disk`, (sizeOf(server.distDir) - before.disk) / mib, 10, 'MB'),
    ];
  } finally {
    agent.destroy();
    await server.stop();
  }
}
