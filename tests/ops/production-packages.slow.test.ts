import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, test } from 'vitest';

test('the types of the site need no test, no script and no development package', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--listFilesOnly', '-p', 'tsconfig.build.json'],
    { encoding: 'utf8', maxBuffer: 2 ** 26 },
  );
  expect(status).toBe(0);
  const files = stdout.split('\n').map((file) => file.replace(`${process.cwd()}/`, ''));
  expect(files).toContain('lib/server/database/pool.ts');
  expect(files.filter((file) => /^(scripts|tests)\/|\.test\.tsx?$/.test(file))).toEqual([]);

  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const used = new Set(files.flatMap((file) => file.match(/^node_modules\/(?:@[^/]+\/)?[^/]+/) ?? []));
  expect(used).toContain('node_modules/@types/pg');
  expect([...used].filter((folder) => packages[folder]?.dev)).toEqual([]);
});
