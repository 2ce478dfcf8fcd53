import fs from 'node:fs';
import path from 'node:path';
import { nextProgram, writeTsconfig } from '../build/build';
import { runQuietly } from '../processes';

const folder = path.join('.next-test', 'cache', 'bench-build');

const weigh = async (place: string): Promise<number> =>
  Number.parseInt(await runQuietly('du', ['-sb', place]), 10);

export async function measureBuild(): Promise<{ ms: number; bytes: number }> {
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const tsconfig = writeTsconfig(folder);
  const started = performance.now();
  try {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_DIST_DIR: folder,
      NEXT_TSCONFIG: tsconfig,
    } as const;
    await runQuietly(process.execPath, [nextProgram, 'build'], { env });
    const ms = performance.now() - started;
    fs.rmSync(path.join(folder, 'cache'), { recursive: true, force: true });
    return { ms, bytes: await weigh(folder) };
  } finally {
    fs.rmSync(tsconfig, { force: true });
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
