import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** `npm run test:all` runs these, too. */
const slow = process.env.TEST_SUITE === 'all' ? [] : ['**/*.slow.test.{ts,tsx}'];
const ignored = ['**/node_modules/**', '**/.*/**', ...slow];

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
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...ignored, 'tests/{api,db,guide,serverless,size}/**'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          exclude: ignored,
          globalSetup: ['tests/support/database-server.ts'],
          setupFiles: ['tests/support/fresh-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ignored,
          setupFiles: ['tests/support/site-of-worker.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'size',
          include: ['tests/size/**/*.test.ts'],
          setupFiles: ['tests/support/site-of-worker.ts'],
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
