import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeLeftovers } from './node.mjs';
import { makeTempFolder } from './temp-folder';

test('what a killed download of Node left is removed, and no download that may still run', () => {
  const parent = makeTempFolder('node');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  const kept = [
    '24-linux-x64',
    `24-linux-x64-${process.pid}-run`,
    '24-linux-x64-former',
    `22-linux-x64-${ended}-a`,
  ];
  const left = [`24-linux-x64-${ended}-killed`, `24-linux-x64-${process.pid}-old`];
  for (const name of [...kept, ...left])
    fs.mkdirSync(path.join(parent, name, 'node_modules'), { recursive: true });
  fs.utimesSync(path.join(parent, `24-linux-x64-${process.pid}-old`), longAgo, longAgo);
  removeLeftovers(path.join(parent, '24-linux-x64'));
  expect(fs.readdirSync(parent).toSorted()).toEqual(kept.toSorted());
  fs.rmSync(parent, { recursive: true });
});
