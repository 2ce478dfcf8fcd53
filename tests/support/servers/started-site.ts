import fs from 'node:fs';
import path from 'node:path';
import { copyBuild, listBuilds } from '@/scripts/lib/build/build-folders';
import { findFreePort } from '@/scripts/lib/ports';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { builtUrl, testData } from '@/scripts/lib/testing/test-site';
import { testDistDir } from '@/scripts/lib/testing/tools';
import { runNpm } from './npm-command';

export const owner = { email: 'owner@example.com', password: 'seven-laterite-steps' };

export type StartedSite = { origin: string; said(): string; stop(): Promise<void> };

/** Makes a place for builds, with a copy of the tests' own in it: what its pages are drawn with leaves that alone. */
export function copyTestBuild(buildRoot: string): void {
  const [built] = listBuilds(testDistDir);
  if (!built) throw new Error('The tests have no build.');
  copyBuild(built.folder, path.join(buildRoot, path.basename(built.folder)));
}

/** The arguments of npm that run a script under npm's `node@VERSION` and other packages. */
export const underPackages = (packages: string[], script: string): string[] => [
  'exec',
  '--yes',
  '--ignore-scripts=false',
  ...packages.map((name) => `--package=${name}`),
  '--',
  'npm',
  script,
];

/** Runs `npm start` on a copy of the tests' build and of the data that it was made with; `cwd` is where the site lies, and `buildRoot` where its builds do. */
export async function startBuiltSite(
  cwd: string,
  buildRoot: string,
  args: string[] = ['start'],
): Promise<StartedSite> {
  const folder = makeTempFolder('started');
  const dataDir = path.join(folder, 'data');
  fs.cpSync(testData, dataDir, { recursive: true });
  copyTestBuild(buildRoot);
  const port = await findFreePort(4687);
  const settings = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_URL: builtUrl,
    NEXT_DIST_DIR: path.relative(cwd, buildRoot),
    ADMIN_EMAIL: owner.email,
    ADMIN_PASSWORD: owner.password,
  };
  const command = runNpm(args, settings, { cwd });
  await command.until(/Stop it with Ctrl-C/);
  return {
    origin: `http://localhost:${port}`,
    said: command.said,
    async stop() {
      command.interrupt();
      await command.exited;
      for (const made of [folder, buildRoot]) fs.rmSync(made, { recursive: true, force: true });
    },
  };
}

export async function callSite(
  { origin }: StartedSite,
  method: string,
  where: string,
  body: object,
  token = '',
): Promise<{ status: number; body: Record<string, string> }> {
  const answer = await fetch(`${origin}/api/admin${where}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, string> };
}
