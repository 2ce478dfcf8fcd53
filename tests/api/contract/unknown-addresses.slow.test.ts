import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyBuild } from '@/scripts/lib/build/build-folders';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { waitFor } from '../../support/wait-for';

const count = 1000;
const atOnce = 8;
const megabyte = 1024 * 1024;
// 10,000 of them took 5 MB on 2026-11-28.
const mostBytes = 7 * megabyte;
const mostOnDisk = 2 * megabyte;

const distDir = `${process.env.NEXT_DIST_DIR}-unknown`;
let server: SecondServer;

beforeAll(async () => {
  fs.rmSync(distDir, { recursive: true, force: true });
  copyBuild(process.env.NEXT_DIST_DIR ?? '', distDir);
  // Without its clock: what that loads for its first turn is no leak.
  server = await startSecondServer({ NEXT_DIST_DIR: distDir, VERCEL: '1' });
}, 120_000);

afterAll(async () => {
  await server.stop();
  fs.rmSync(distDir, { recursive: true, force: true });
});

const unknown = [
  (id: string) => `/projects/${id}`,
  (id: string) => `/board/${id}`,
  (id: string) => `/share/projects/${id}`,
  (id: string) => `/api/projects/${id}`,
  (id: string) => `/${id}`,
  (id: string) => `/projects?location=${id}`,
  (id: string) => `/faqs?a=${id}`,
];

async function askAll(times: number): Promise<number[]> {
  const statuses: number[] = [];
  let asked = 0;
  const ask = async () => {
    for (let at = asked++; at < times; at = asked++) {
      const answer = await fetch(server.url + unknown[at % unknown.length]?.(randomUUID()));
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return statuses;
}

const diskBytes = (): number =>
  fs
    .readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + fs.statSync(path.join(entry.parentPath, entry.name)).size, 0);

test('1,000 addresses that do not exist take no memory and no disk', async () => {
  // What is loaded and drawn once for each kind.
  await askAll(unknown.length * 40);
  const [memory, disk] = [await server.readMemory(), diskBytes()];
  const statuses = await askAll(count);
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  await waitFor(async () => expect((await server.readMemory()) - memory).toBeLessThan(mostBytes), {
    timeout: 60_000,
    interval: 1000,
  });
  expect(diskBytes() - disk).toBeLessThan(mostOnDisk);
}, 300_000);
