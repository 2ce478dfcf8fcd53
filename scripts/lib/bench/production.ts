import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../ports';
import { endChild, runQuietly, sleep } from '../processes';
import { makeTempFolder } from '../temp-folder';
import { weigh } from './build-size';
import type { Row } from './row';
import { megabyte } from './starting';

const deadlineMs = 300_000;

/** The files of the repository, without what is made of them. */
async function copySources(folder: string): Promise<void> {
  const files = (await runQuietly('git', ['ls-files', '-z'])).split('\0').filter(Boolean);
  for (const file of files) {
    if (fs.existsSync(file)) fs.cpSync(file, path.join(folder, file));
  }
}

/** Runs `npm start` until the first page is there; @throws Error when it never is. */
async function startOnce(cwd: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await findFreePort(0);
  const url = `http://localhost:${port}/`;
  const child = spawn('npm', ['start'], { cwd, env: { ...env, PORT: String(port) }, stdio: 'ignore' });
  try {
    const late = Date.now() + deadlineMs;
    const isThere = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isThere())) {
      if (child.exitCode !== null || Date.now() > late)
        throw new Error('npm start did not serve what npm ci --omit=dev and npm run packages:trim leave.');
      await sleep(200);
    }
  } finally {
    await endChild(child);
  }
}

/** A copy of the repository with the packages of production alone: `npm start` serves it, and so much does it weigh. */
export async function measureProduction(): Promise<Row[]> {
  const folder = makeTempFolder('production');
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production' } as NodeJS.ProcessEnv;
  try {
    await copySources(folder);
    await runQuietly('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund'], { cwd: folder, env });
    await runQuietly('npm', ['run', 'packages:trim'], { cwd: folder, env });
    await startOnce(folder, env);
    const megabytes = async (what: string, place: string, name: string, value: number): Promise<Row> => ({
      what,
      ours: (await weigh(path.join(folder, place))) / megabyte,
      unit: 'MB',
      against: { name, value },
      bar: { most: 1 },
    });
    return [
      await megabytes(
        'packages of production',
        'node_modules',
        'all packages',
        (await weigh('node_modules')) / megabyte,
      ),
      await megabytes('the build', '.next', 'once', 243),
    ];
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
