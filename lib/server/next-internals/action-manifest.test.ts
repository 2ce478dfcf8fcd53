import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeTempFolder } from '../../../scripts/lib/temp-folder';
import { keepActionsAlone } from './action-manifest';

const folder = makeTempFolder('actions');
afterAll(() => fs.rmSync(folder, { recursive: true }));

it('the list of what may be called keeps its actions and its key, and loses what is only cached', () => {
  const server = path.join(folder, 'server');
  const file = path.join(server, 'server-reference-manifest.json');
  const [action, most, read, last] = ['00', '7f', '80', 'ff'].map((start) => start + 'a'.repeat(40));
  fs.mkdirSync(server);
  const entries = [action, most, read, last].map((id) => [id, { exportedName: id }]);
  const manifest = { node: Object.fromEntries(entries), edge: {}, encryptionKey: 'k' };
  fs.writeFileSync(file, JSON.stringify(manifest));
  keepActionsAlone(folder);
  const kept = JSON.parse(fs.readFileSync(file, 'utf8'));
  expect(Object.keys(kept.node)).toEqual([action, most]);
  expect(kept).toMatchObject({ edge: {}, encryptionKey: 'k' });
  const taken = JSON.parse(fs.readFileSync(path.join(server, 'cached-reads.json'), 'utf8'));
  expect(Object.keys(taken.node)).toEqual([read, last]);
});
