import { setTimeout as wait } from 'node:timers/promises';
import { nextProgram } from '../build/build';
import { findFreePort } from '../ports';
import { memorySettings, serverArguments } from '../serving/serve';
import { startFloor } from './floor';
import { median } from './median';
import { type Program, startProgram } from './program';
import type { Row } from './row';

const megabyte = 1024 * 1024;

type Start = { args?: (port: number) => string[]; env?: Record<string, string> };

export async function startSite({ args = () => serverArguments, env }: Start = {}): Promise<Program> {
  const port = await findFreePort(0);
  const url = `http://localhost:${port}`;
  return startProgram({
    args: args(port),
    port,
    env: { ...memorySettings, SITE_URL: url, NEXTAUTH_URL: url, ...env },
  });
}

async function readIdleMemory(program: Program): Promise<number> {
  await wait(10_000);
  const bytes = program.readMemory();
  await program.stop();
  return bytes;
}

export async function measureStarting(floorFolder: string, rounds: number): Promise<Row[]> {
  const [ours, bare, memory, floor]: number[][] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const server = await startSite();
    ours?.push(server.startMs);
    memory?.push(await readIdleMemory(server));
    floor?.push(await readIdleMemory(await startFloor(floorFolder)));
    const next = await startSite({ args: (port) => [nextProgram, 'start', '-p', String(port)] });
    bare?.push(next.startMs);
    await next.stop();
  }
  const idle = median(memory ?? []) / megabyte;
  const least = median(floor ?? []) / megabyte;
  return [
    {
      what: 'start to the first page',
      ours: median(ours ?? []),
      unit: 'ms',
      against: { name: 'next start', value: median(bare ?? []) },
      bar: { most: 1.2 },
    },
    {
      what: 'idle memory',
      ours: idle,
      unit: 'MB',
      against: { name: 'floor + 80 MB', value: least + 80 },
      bar: { most: 1 },
    },
  ];
}
