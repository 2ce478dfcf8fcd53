import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { waitFor } from '@/tests/support/wait-for';
import { expire, now, toPurgeTag } from '../../lib/server/cache/expiry.cjs';
import { makeTempFolder } from '../../scripts/lib/temp-folder.ts';
import { Answer } from './answer.ts';
import { CachedAnswers } from './cached.ts';

const target = { key: 'a page', address: '/page', headers: {} };
const makeAnswer = (words: string, began = now(), tags = ['projects']) =>
  new Answer({
    status: 200,
    headers: { 'x-nextjs-cache': 'MISS' },
    body: Buffer.from(words),
    source: { tags, began },
  });
let distDir: string;
const restart = () => new CachedAnswers(distDir);
const recall = async (cached: CachedAnswers) => (await cached.recall(target))?.body.toString();
const fileOf = (folder: string) => fs.readdirSync(path.join(distDir, 'cache', 'answers', 'build', folder));

beforeEach(() => {
  distDir = makeTempFolder('cached');
  fs.writeFileSync(path.join(distDir, 'BUILD_ID'), 'build');
});
afterEach(() => fs.rmSync(distDir, { recursive: true, force: true }));

/** Keeps an answer until it is on disk. */
async function keepOnDisk(answer: Answer): Promise<void> {
  restart().keep(target, answer);
  // Another name first, until it is whole.
  await waitFor(async () => expect(await recall(restart())).toBeDefined());
}

it('a copy on disk is answered with after a restart, fresh or not', async () => {
  await keepOnDisk(makeAnswer('kept'));
  expire('projects');
  expect(await recall(restart())).toBe('kept');
});

it('a copy on disk that shows what was taken away since is not answered with after a restart', async () => {
  await keepOnDisk(makeAnswer('deleted', now(), ['project:gone']));
  const restarted = restart();
  const file = path.join(distDir, 'cache', 'answers', 'build', 'pages', fileOf('pages')[0] ?? '');
  const copy = fs.readFileSync(file);
  expire(toPurgeTag('project:gone'));
  // It was written again by an instance that had not heard of it yet.
  await waitFor(() => expect(fileOf('pages')).toEqual([]));
  fs.writeFileSync(file, copy);
  expect(await recall(restarted)).toBeUndefined();
});

it('what somebody looked for is kept in memory, and written nowhere', async () => {
  const search = { key: 'a search', address: '/projects?q=sea', headers: {} };
  const cached = restart();
  cached.keep(search, makeAnswer('found'));
  await keepOnDisk(makeAnswer('kept'));
  expect((await cached.recall(search))?.body.toString()).toBe('found');
  expect(await restart().recall(search)).toBeUndefined();
  expect(fileOf('pages')).toHaveLength(1);
});

it('an answer that was begun earlier, and comes later, does not take the place of a newer one', async () => {
  const cached = restart();
  const [earlier, later] = [now() - 1000, now()];
  cached.keep(target, makeAnswer('newer', later));
  cached.keep(target, makeAnswer('older', earlier));
  expect(await recall(cached)).toBe('newer');
});

it('an answer that shows what was taken away while it was drawn is kept nowhere', async () => {
  const cached = restart();
  const began = now();
  expire(toPurgeTag('project:left'));
  cached.keep(target, makeAnswer('deleted', began, ['project:left']));
  expect(cached.find(target.key)).toBeUndefined();
  cached.keep(target, makeAnswer('drawn anew', now() + 1, ['project:left']));
  expect(await recall(cached)).toBe('drawn anew');
});
