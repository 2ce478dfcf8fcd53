import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expire, now } from '../../../lib/server/cache/expiry.cjs';
import type { RequestMark, RequestMarks } from '../../../lib/server/request-id.ts';
import type { Finders } from '../../../lib/server/search-finder.ts';
import type { FoundProjects } from '../../../lib/shared/projects/found-projects.ts';
import { FoundPages } from './found-pages.ts';
import type { Handle } from './render.ts';

const globals = globalThis as RequestMarks & Finders;
const nothing: FoundProjects = {
  ids: [],
  nearest: [],
  onRequest: [],
  wider: null,
  leftOut: [],
  asksPrice: false,
  total: 0,
  page: 1,
  pageCount: 1,
  counts: {},
};

/** What was drawn, and what is found. */
let drawn: string[] = [];
let found: FoundProjects | null = nothing;
let tags = ['projects'];

/** Says that an answer is made of one read, which is new. */
function report(mark: RequestMark): void {
  mark.isForEverybody = true;
  mark.readsBegun = 1;
  mark.reads?.push(Promise.resolve({ tags, began: now() }));
}

/** Next, with a list that says what was typed in each of its ways. */
const handle: Handle = (request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost');
  const mark = globals.builderRequests?.getStore();
  if (!mark) throw new Error('Nothing is drawn without a mark.');
  report(mark);
  if (url.pathname.endsWith('/found')) {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"towns":[]}');
    return;
  }
  drawn.push(url.search);
  const words = url.searchParams.get('q');
  const left = mark.found?.leftOut.join('|');
  response
    .writeHead(200, { 'content-type': 'text/html', 'x-nextjs-cache': 'MISS' })
    .end(
      `<title>${words}</title><script>const kept = 1</script><a href="/projects?${url.searchParams}">${left}</a><input value="${words}"><script>self.words="${words}"</script>`,
    );
};

let pages: FoundPages;

beforeEach(() => {
  drawn = [];
  found = nothing;
  tags = ['projects'];
  globals.builderFinder = async () => found;
  pages = new FoundPages(handle);
});

afterEach(() => {
  globals.builderFinder = undefined;
});

const ask = async (query: string) => {
  const address = `/projects?${query}`;
  const answer = await pages.render({ key: address, address, headers: {} }, 'test');
  return answer && { html: answer.body.toString(), headers: answer.headers };
};

it('searches that find the same are drawn once, and each page says its own words in each place', async () => {
  found = { ...nothing, leftOut: ['left'] };
  const first = await ask('q=kadal+left');
  found = { ...nothing, leftOut: ['ಮನೆ'] };
  const second = await ask('q=%E0%B2%AE%E0%B2%A8%E0%B3%86+2.5');
  expect(drawn).toHaveLength(1);
  expect(first?.html).toContain('<title>kadal left</title>');
  expect(second?.html).toContain('<title>ಮನೆ 2.5</title>');
  expect(second?.html).toContain('<a href="/projects?q=%E0%B2%AE%E0%B2%A8%E0%B3%86+2.5">ಮನೆ</a>');
  expect(second?.html).toContain('<input value="ಮನೆ 2.5">');
  expect(first?.headers.etag).not.toBe(second?.headers.etag);
});

it('the policy of each page allows its own scripts', async () => {
  for (const words of ['kadal', 'beach']) {
    const page = await ask(`q=${words}`);
    for (const script of ['const kept = 1', `self.words="${words}"`]) {
      expect(page?.html).toContain(script);
      const hash = createHash('sha256').update(script).digest('base64');
      expect(page?.headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    }
  }
  expect(drawn).toHaveLength(1);
});

it('what finds something else, or is asked with another choice, has a page of its own', async () => {
  await ask('q=kadal');
  found = { ...nothing, ids: ['one'], total: 1 };
  await ask('q=kadal');
  await ask('status=ongoing&q=kadal');
  found = { ...found, leftOut: ['kadal'] };
  await ask('status=ongoing&q=kadal');
  expect(drawn).toHaveLength(4);
});

it('an edit of what a page shows has it drawn anew, and what is searched among read anew', async () => {
  await ask('q=kadal');
  expire('projects');
  await ask('q=kadal');
  await ask('q=beach');
  expect(drawn).toHaveLength(2);
});

it('a page that was drawn while its list was edited is kept for nobody else', async () => {
  globals.builderFinder = async () => {
    expire('projects');
    return nothing;
  };
  await ask('q=kadal');
  globals.builderFinder = async () => nothing;
  await ask('q=kadal');
  expect(drawn).toHaveLength(2);
});

it.each([
  ['signs of HTML', 'q=%3Cb%3E'],
  ['quotation marks', "q='kadal'"],
  ['a backslash', 'q=a%5Cb'],
  ['a dollar sign', 'q=%24L1'],
  ['a control character', 'q=a%00b'],
  ['no words', 'status=ongoing'],
])('words with %s are drawn with their page', async (_what, query) => {
  expect(await ask(query)).toBeNull();
  expect(drawn).toEqual([]);
});

it('while the database is away, or a page says more of the words, it is drawn with them', async () => {
  globals.builderFinder = async () => {
    throw new Error('away');
  };
  expect(await ask('q=kadal')).toBeNull();
  globals.builderFinder = async () => null;
  expect(await ask('q=kadal')).toBeNull();
});
