import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { makeTempFolder } from '@/scripts/lib/temp-folder';

export type Line = { file: string; line: string };

const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
const rules = [
  'biome.json',
  '.gitignore',
  'tests/support/no-skipped-tests.grit',
  'lib/server/auth/next-auth/alone.grit',
  'lib/server/layers.grit',
];

/** The lines that the linter refuses, by these rules or by all, in one run. It reports nothing of what it reads from standard input. */
export function findRefused(lines: Line[], only: string[] = []): Line[] {
  const root = makeTempFolder('lint');
  for (const file of rules) fs.cpSync(file, path.join(root, file));
  const files = new Map<string, Line[]>();
  for (const line of lines) files.set(line.file, [...(files.get(line.file) ?? []), line]);
  for (const [file, its] of files) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), its.map(({ line }) => `${line}\n`).join(''));
  }
  const options = ['--max-diagnostics=none', ...only.map((rule) => `--only=${rule}`)];
  const run = spawnSync(process.execPath, [biome, 'lint', ...options, '.'], { cwd: root, encoding: 'utf8' });
  fs.rmSync(root, { recursive: true });
  const places = [...`${run.stdout}${run.stderr}`.matchAll(/^(\S.*?):(\d+):\d+ (?:lint\/|plugin)/gm)];
  const refused = places.flatMap(([, file = '', number]) => files.get(file)?.[Number(number) - 1] ?? []);
  if (refused.length < places.length || (run.status === 0) !== (places.length === 0))
    throw new Error(`The linter says something else: ${run.stdout}${run.stderr}`);
  return refused;
}
