import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, it, vi } from 'vitest';
import { noId } from '../../lib/shared/id-form.ts';
import { makeUnknownIds } from './unknown-ids.ts';

const project = randomUUID();
const find = vi.fn(async (table: string, id: string) => table === 'project' && id === project);
const lead = makeUnknownIds(find);

/** The address that the site sees. */
async function seen(url: string): Promise<string> {
  const request = { url } as IncomingMessage;
  await lead(request);
  return request.url ?? '';
}

beforeEach(() => find.mockClear());

it('an id that no record has leads to the not-found page of its kind, with the query as it was', async () => {
  const id = randomUUID();
  expect(await seen(`/projects/${id}`)).toBe(`/projects/${noId}`);
  expect(await seen(`/board/${id}?_rsc=1&x=?`)).toBe(`/board/${noId}?_rsc=1&x=?`);
  expect(await seen(`/share/projects/${id}`)).toBe(`/share/projects/${noId}`);
  expect(await seen(`/share/board/${project}`)).toBe(`/share/board/${noId}`);
});

it('an id that is there is asked for once', async () => {
  for (const url of [`/projects/${project}`, `/share/projects/${project}?v=2`, `/projects/${project}`])
    expect(await seen(url)).toBe(url);
  expect(find).toHaveBeenCalledTimes(1);
});

it('an id that was unknown is asked for again: its record may have come', async () => {
  const id = randomUUID();
  expect(await seen(`/board/${id}`)).toBe(`/board/${noId}`);
  find.mockResolvedValueOnce(true);
  expect(await seen(`/board/${id}`)).toBe(`/board/${id}`);
});

it('what is no id leads there without a question', async () => {
  expect(await seen('/board/nope')).toBe(`/board/${noId}`);
  expect(await seen('/projects/%41?x=1')).toBe(`/projects/${noId}?x=1`);
  expect(find).not.toHaveBeenCalled();
});

it('nothing is asked for other addresses', async () => {
  for (const url of [
    '/',
    '/projects',
    '/projects/search?q=a',
    '/projects/page/2',
    '/board/',
    `/api/projects/${project}`,
  ])
    expect(await seen(url)).toBe(url);
  expect(find).not.toHaveBeenCalled();
});

it('while the database is away every address is left as it is', async () => {
  find.mockRejectedValueOnce(new Error('away'));
  const url = `/projects/${randomUUID()}`;
  expect(await seen(url)).toBe(url);
});
