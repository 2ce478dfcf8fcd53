import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeTempFolder } from '../temp-folder';
import { findFilesNotRun, listTestFiles } from './test-files';

test('a test file that no part has run is named, wherever it lies', () => {
  const root = makeTempFolder('files');
  for (const file of [
    'middleware.test.ts',
    'tests/e2e/a.spec.ts',
    'lib/a.test.tsx',
    'lib/a.ts',
    'node_modules/b.test.js',
    '.next/c.test.js',
  ]) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), '');
  }
  expect(listTestFiles(root).sort()).toEqual(['lib/a.test.tsx', 'middleware.test.ts', 'tests/e2e/a.spec.ts']);
  expect(findFilesNotRun(['lib/a.test.tsx', 'tests/e2e/a.spec.ts'], root)).toEqual([
    'middleware.test.ts › no part of the tests runs this file',
  ]);
  fs.rmSync(root, { recursive: true });
});

test('this file is found in the tree', () => {
  expect(listTestFiles()).toContain('scripts/lib/testing/test-files.test.ts');
});
