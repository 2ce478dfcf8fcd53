import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { expire } from '../../lib/server/cache/expiry.cjs';
import { noId } from '../../lib/shared/id-form.ts';
import { makeGate } from '../../tests/support/gate';
import { makeUnknownIds } from './unknown-ids.ts';

const project = randomUUID();
let records: Record<string, string[]>;
let isInStep: boolean;
const list = vi.fn(async (table: string) => [...(records[table] ?? [])]);
let ids: ReturnType<typeof makeUnknownIds>;

/** The address that the site sees. */
async function seen(url: string): Promise<string> {
  const request = { url } as IncomingMessage;
  await ids.lead(request);
  return request.url ?? '';
}

beforeEach(() => {
  records = { project: [project] };
  isInStep = true;
  list.mockClear();
  ids = makeUnknownIds(list, () => isInStep);
});

it('an id that no record has leads to the one of its kind that none ever has, with the query as it was', async () => {
  const id = randomUUID();
  expect(await seen(`/projects/${id}`)).toBe(`/projects/${noId}`);
  expect(await seen(`/board/${id}?_rsc=1&x=?`)).toBe(`/board/${noId}?_rsc=1&x=?`);
  expect(await seen(`/share/projects/${id}`)).toBe(`/share/projects/${noId}`);
  expect(await seen(`/share/board/${project}`)).toBe(`/share/board/${noId}`);
  expect(await seen(`/api/projects/${id}?a=1`)).toBe(`/api/projects/${noId}?a=1`);
  expect(await seen(`/api/board/${project}`)).toBe(`/api/board/${noId}`);
  expect(await seen(`/contact?a=1&project=${id}`)).toBe(`/contact?project=${noId}&a=1`);
});

it('the ids of a kind are read once, for those that are there and those that are not', async () => {
  for (const url of [
    `/projects/${project}`,
    `/share/projects/${project}?v=2`,
    `/contact?a=1&project=${project}`,
  ])
    expect(await seen(url)).toBe(url);
  for (let turn = 0; turn < 3; turn += 1)
    expect(await seen(`/projects/${randomUUID()}`)).toBe(`/projects/${noId}`);
  expect(list).toHaveBeenCalledTimes(1);
});

it('what is read already leads at once', async () => {
  const ask = () => {
    const request = { url: `/projects/${randomUUID()}` } as IncomingMessage;
    return [ids.leadAtOnce(request), request.url === `/projects/${noId}`];
  };
  expect(ask()).toEqual([null, false]);
  await seen(`/projects/${project}`);
  await seen(`/projects/${randomUUID()}`);
  expect(ask()).toEqual([true, true]);
});

it('a record that came after its id was asked for is there at the next request', async () => {
  const id = randomUUID();
  expect(await seen(`/projects/${id}`)).toBe(`/projects/${noId}`);
  records.project?.push(id);
  expire('projects');
  expect(await seen(`/projects/${id}`)).toBe(`/projects/${id}`);
});

it('a record that came while the ids were read is there for whoever asks after it', async () => {
  const id = randomUUID();
  const { opened, open } = makeGate();
  list.mockImplementationOnce(async () => {
    const before = [...(records.project ?? [])];
    await opened;
    return before;
  });
  const other = seen(`/projects/${randomUUID()}`);
  records.project?.push(id);
  expire('projects');
  const asked = seen(`/projects/${id}`);
  open();
  expect(await asked).toBe(`/projects/${id}`);
  expect(await other).toBe(`/projects/${noId}`);
});

it('while edits of others are not heard of, what is not known is asked for each time', async () => {
  isInStep = false;
  const id = randomUUID();
  expect(await seen(`/board/${id}`)).toBe(`/board/${noId}`);
  records.director = [id];
  expect(await seen(`/board/${id}`)).toBe(`/board/${id}`);
});

it('what is no id leads there without a question', async () => {
  expect(await seen('/board/nope')).toBe(`/board/${noId}`);
  expect(await seen('/projects/%41?x=1')).toBe(`/projects/${noId}?x=1`);
  expect(list).not.toHaveBeenCalled();
});

it('nothing is asked for other addresses', async () => {
  for (const url of [
    '/',
    '/projects',
    '/projects/search?q=a',
    '/projects/page/2',
    '/board/',
    `/projects/${noId}`,
    '/api/projects/featured',
    '/api/projects/nope',
    '/contact?project=nope&a=1',
    '/contact',
  ])
    expect(await seen(url)).toBe(url);
  expect(list).not.toHaveBeenCalled();
});

it('while the database is away every address is left as it is', async () => {
  list.mockRejectedValueOnce(new Error('away'));
  const url = `/projects/${randomUUID()}`;
  expect(await seen(url)).toBe(url);
});
