import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '@/tests/support/wait-for';
import { makeTempFolder } from '../../../../scripts/lib/temp-folder.ts';
import { makeGate } from '../../../../tests/support/records/gate';
import { noId } from '../../../shared/parsing/id-form.ts';
import { expire, toPurgeTag } from '../../cache/expiry.cjs';
import { AddressFile } from './address-file.ts';
import { makeRedirects } from './own-server.ts';
import { makeRecordAddresses } from './record-addresses.ts';

const project = randomUUID();
let records: Record<string, string[]>;
let isInStep: boolean;
/** Where the pages of the projects are that have a slug, and of those that had another. */
let slugs: [string, string][];
const pairsOf = (kind: string) => [
  ...(records[kind] ?? []).map((id): [string, string] => [id, id]),
  ...(kind === 'project' ? slugs : []),
];
const kindAt: Record<string, string> = { '/projects/': 'project', '/board/': 'director' };
const list = vi.fn(async (path: string) => pairsOf(kindAt[path] ?? ''));
const onMissing = vi.fn();
/** Where addresses lead that no record has. */
let redirected: [string, string][];

const make = (options: Partial<Parameters<typeof makeRecordAddresses>[0]> = {}) =>
  makeRecordAddresses({
    list,
    isInStep: () => isInStep,
    redirects: makeRedirects(
      async () => redirected,
      () => isInStep,
    ),
    onMissing,
    ...options,
  });
let ids: ReturnType<typeof makeRecordAddresses>;

/** The address that the site sees. */
async function seen(url: string): Promise<string> {
  const request = { url } as IncomingMessage;
  await ids.resolve(request);
  return request.url ?? '';
}

beforeEach(() => {
  records = { project: [project] };
  isInStep = true;
  slugs = [];
  redirected = [];
  list.mockClear();
  onMissing.mockClear();
  ids = make();
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
  // Nothing is below a project that is not there.
  expect(await seen(`/projects/${id}/costs?floor=2`)).toBe(`/projects/${noId}?floor=2`);
  expect(await seen(`/projects/${id}/brochure`)).toBe(`/projects/${noId}`);
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
    return [ids.resolveAtOnce(request), request.url === `/projects/${noId}`];
  };
  expect(ask()).toEqual([null, false]);
  await seen(`/projects/${project}`);
  await seen(`/projects/${randomUUID()}`);
  expect(ask()).toEqual(['missing', true]);
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
    const before = pairsOf('project');
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

it('what is not an id, and no slug, leads there without a question', async () => {
  expect(await seen('/board/nope')).toBe(`/board/${noId}`);
  expect(await seen('/projects/Kadal-Crest')).toBe(`/projects/${noId}`);
  expect(await seen(`/projects/${'a'.repeat(101)}`)).toBe(`/projects/${noId}`);
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

/** Where the browser is sent. */
async function movedTo(url: string): Promise<string | null> {
  const led = await ids.resolve({ url } as IncomingMessage);
  return typeof led === 'object' ? led.movedTo : null;
}

const moveProject = (...former: string[]) => {
  slugs = [project, 'kadal-crest', ...former].map((address) => [address, 'kadal-crest']);
};

it('the id of a project and the slugs that it had lead to the one that it has, with the query as it was', async () => {
  moveProject('kadal');
  expect(await movedTo(`/projects/${project}`)).toBe('/projects/kadal-crest');
  expect(await movedTo('/projects/kadal?utm_source=mail&x=?')).toBe(
    '/projects/kadal-crest?utm_source=mail&x=?',
  );
  expect(await seen('/projects/kadal-crest?x=1')).toBe('/projects/kadal-crest?x=1');
  expect(await seen('/projects/areca?x=1')).toBe(`/projects/${noId}?x=1`);
  expect(list).toHaveBeenCalledTimes(1);
});

it('pictures, JSON and the contact form go by the id', async () => {
  moveProject('kadal');
  for (const url of [
    `/share/projects/${project}?v=2`,
    `/api/projects/${project}`,
    `/contact?project=${project}`,
  ]) {
    expect(await movedTo(url)).toBe(null);
    expect(await seen(url)).toBe(url);
  }
});

it('a project that is named back leads from the other name, and no more from its own', async () => {
  moveProject('kadal');
  expect(await movedTo('/projects/kadal')).toBe('/projects/kadal-crest');
  slugs = [project, 'kadal-crest', 'kadal'].map((address) => [address, 'kadal']);
  expire('projects');
  expect(await movedTo('/projects/kadal')).toBe(null);
  expect(await movedTo('/projects/kadal-crest')).toBe('/projects/kadal');
});

it('while the database is away an address leads where it led last, unless a record was taken away since', async () => {
  moveProject('kadal');
  await movedTo('/projects/kadal');
  isInStep = false;
  list.mockRejectedValue(new Error('away'));
  expect(await movedTo('/projects/kadal')).toBe('/projects/kadal-crest');
  expire(toPurgeTag('projects'));
  expect(await movedTo('/projects/kadal')).toBe(null);
  list.mockImplementation(async (path) => pairsOf(kindAt[path] ?? ''));
});

it('a server that starts without the database knows the addresses of before', async () => {
  const folder = makeTempFolder('addresses');
  const fileOf = (noun: string) => new AddressFile(path.join(folder, `${noun}.json`));
  moveProject('kadal');
  const director = randomUUID();
  records.director = [director];
  ids = make({ fileOf });
  await movedTo('/projects/kadal');
  await seen(`/board/${director}`);
  for (const noun of ['projects', 'board'])
    await waitFor(async () => expect(await fileOf(noun).read()).not.toBeNull());
  const away = async () => {
    throw new Error('away');
  };
  ids = make({ list: away, isInStep: () => false, fileOf });
  expect(await movedTo('/projects/kadal')).toBe('/projects/kadal-crest');
  expect(await seen(`/board/${director}`)).toBe(`/board/${director}`);
  expect(await seen(`/share/board/${director}`)).toBe(`/share/board/${director}`);
  fs.rmSync(folder, { recursive: true });
});

it('an address of no record leads where the office says, and is told of where it says nothing', async () => {
  redirected = [
    ['/projects/old.html', '/projects/kadal-crest'],
    ['/board/chair', '/aboutclick'],
  ];
  expect(await movedTo('/projects/Old.html?x=1')).toBe('/projects/kadal-crest?x=1');
  expect(await movedTo('/board/chair')).toBe('/aboutclick');
  expect(onMissing).not.toHaveBeenCalled();
  expect(await seen('/projects/none')).toBe(`/projects/${noId}`);
  expect(await seen(`/api/projects/${randomUUID()}`)).toBe(`/api/projects/${noId}`);
  expect(onMissing).toHaveBeenCalledTimes(1);
});

it('an address that a record has leads nowhere else', async () => {
  moveProject('kadal');
  redirected = [
    ['/projects/kadal', '/about'],
    ['/projects/kadal-crest', '/about'],
  ];
  expect(await movedTo('/projects/kadal')).toBe('/projects/kadal-crest');
  expect(await movedTo('/projects/kadal-crest')).toBe(null);
  // Also where Next is asked without a list of what is there.
  expect(await ids.findRedirect({ url: '/projects/kadal-crest?x=1' } as IncomingMessage)).toBe(null);
});

it('an address of no kind of record leads where the office says', async () => {
  redirected = [
    ['/old.html', '/about'],
    ['/projects/old/kadal.html', '/projects'],
  ];
  const find = (url: string) => ids.findRedirect({ url } as IncomingMessage);
  expect(await find('/Old.html?x=1')).toBe('/about?x=1');
  expect(await find('/projects/old/kadal.html')).toBe('/projects');
  expect(await find('/none')).toBe(null);
});

it('what a project costs, and its brochure, lie below the address that the project has', async () => {
  slugs = [project, 'kadal', 'kadal-crest'].map((address) => [address, 'kadal-crest']);
  records = {};
  expect(await movedTo('/projects/kadal/costs?floor=2')).toBe('/projects/kadal-crest/costs?floor=2');
  expect(await seen('/projects/kadal-crest/costs?floor=2')).toBe('/projects/kadal-crest/costs?floor=2');
  expect(await movedTo('/projects/kadal/brochure')).toBe('/projects/kadal-crest/brochure');
  expect(await seen('/projects/kadal-crest/brochure')).toBe('/projects/kadal-crest/brochure');
});
