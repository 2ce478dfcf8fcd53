import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** `npm run test:all` runs these, too. */
const slow = process.env.TEST_SUITE === 'all' ? [] : ['**/*.slow.test.{ts,tsx}'];
const ignored = ['**/node_modules/**', '**/.*/**', ...slow];

const unit = {
  include: ['**/*.test.{ts,tsx}'],
  exclude: [...ignored, 'tests/{api,db,guide,serverless,size}/**'],
};
/** What such a test changes would meet the next file in the same process: mocks, the environment, a whole database, what sharp may read. */
const changesProcess =
  /\bvi\.(?:mock|hoisted|stub|spyOn|mocked)|\bprocess\.(?:chdir|on)\b|\bprocess\.env(?:\.\w+|\[\w+\]) =|\(process\.env\b|\benv\.[A-Z_]+ =|\bglobalThis\b|@\/scripts\/lib\/(?:backup|database)|support\/database\/backups|from 'sharp'/;
const isHidden = (name: string) => name === 'node_modules' || name.startsWith('.');
const listIsolated = (include: string[]): string[] =>
  fs
    .globSync(include, { cwd: root, exclude: (name) => isHidden(path.basename(name)) })
    .filter((file) => changesProcess.test(fs.readFileSync(path.join(root, file), 'utf8')))
    // Brackets in a file name are glob syntax.
    .map((file) => file.replace(/[[\]()]/g, '?'));
const isolated = listIsolated(unit.include);
const database = {
  include: ['tests/db/**/*.test.ts'],
  globalSetup: ['tests/support/database/database-server.ts'],
  setupFiles: ['tests/support/database/fresh-database.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
};
const isolatedDatabase = listIsolated(database.include);

export default defineConfig({
  resolve: {
    alias: [
      { find: 'server-only', replacement: path.join(root, 'tests/support/empty.ts') },
      { find: /^@\//, replacement: `${root}/` },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // A missing snapshot fails on every machine; `npx vitest -u` writes it.
    update: 'none',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...unit,
          exclude: [...unit.exclude, ...isolated],
          setupFiles: ['tests/support/servers/next-globals.ts'],
          // Most of the time would go to loading the same modules for each file.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-isolated',
          include: isolated,
          exclude: unit.exclude,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          ...database,
          exclude: [...ignored, ...isolatedDatabase],
          isolate: false,
          provide: { sharesProcess: true },
        },
      },
      {
        extends: true,
        test: {
          name: 'db-isolated',
          ...database,
          include: isolatedDatabase,
          exclude: ignored,
          provide: { sharesProcess: false },
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ignored,
          setupFiles: ['tests/support/servers/site-of-worker.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'size',
          include: ['tests/size/**/*.test.ts'],
          setupFiles: ['tests/support/servers/site-of-worker.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'serverless',
          include: ['tests/serverless/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'guide', include: ['tests/guide/**/*.test.ts'] },
      },
    ],
  },
});
