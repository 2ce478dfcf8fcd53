import { afterEach, expect, test, vi } from 'vitest';
import { isChunkError, isStaleTab } from './stale-tab';

// The class itself is private to Next; `stale-tab.slow.spec.ts` meets what Next throws.
vi.mock('next/navigation', () => ({
  unstable_isUnrecognizedActionError: ({ name }: Error) => name === 'UnrecognizedActionError',
}));

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

function answerWith(answer: number | Error) {
  const ask = vi.fn(async () => {
    if (answer instanceof Error) throw answer;
    return new Response(null, { status: answer });
  });
  vi.stubGlobal('fetch', ask);
  return ask;
}

afterEach(() => vi.unstubAllGlobals());

const path = '/_next/static/chunks/2kq.js';
const address = `https://builder.example${path}`;

const chunkErrors: [string, Error, string][] = [
  ['Turbopack', named('ChunkLoadError', `Failed to load chunk ${path} from module 12`), path],
  ['Turbopack with a query', new Error(`Failed to load chunk ${path}?dpl=7 from module 12`), `${path}?dpl=7`],
  ['Turbopack with a cause', new Error(`Failed to load chunk ${path} from module 12: Error: /a.js`), path],
  ['webpack', named('ChunkLoadError', `Loading chunk 12 failed.\n(error: ${address})`), address],
  ['webpack, of a style', new Error('Loading CSS chunk 12 failed.\n(/_next/a.css)'), '/_next/a.css'],
  ['Chromium', new TypeError(`Failed to fetch dynamically imported module: ${address}`), address],
  ['Firefox', new TypeError(`error loading dynamically imported module: ${address}`), address],
];

test.each(chunkErrors)(
  'a chunk that is not there is known by the error of %s',
  async (_of, error, expected) => {
    for (const status of [404, 410]) {
      const ask = answerWith(status);
      expect(await isStaleTab(error)).toBe(true);
      expect(ask).toHaveBeenCalledExactlyOnceWith(expected, { method: 'HEAD', cache: 'no-store' });
    }
  },
);

test.each([
  ['is there', 200],
  ['comes from a server that fails', 503],
  ['cannot be asked for', new TypeError('Failed to fetch')],
])('a chunk that %s is no sign of a stale tab', async (_why, answer) => {
  answerWith(answer);
  for (const [, error] of chunkErrors) {
    expect(isChunkError(error)).toBe(true);
    expect(await isStaleTab(error)).toBe(false);
  }
});

test('an action that the server does not know is a sign by itself', async () => {
  const ask = answerWith(200);
  const error = named('UnrecognizedActionError', 'Server Action "70" was not found on the server.');
  expect(await isStaleTab(error)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['a cut line', new TypeError('Failed to fetch'), false],
  ['an error that names a script', new Error(`Not a function in ${address}`), false],
  ['what is no error', 'nothing', false],
  ['a chunk of Safari, which names no address', new TypeError('Importing a module script failed.'), true],
])('%s is no sign, and nothing is asked', async (_what, error, isOfChunk) => {
  const ask = answerWith(404);
  expect(isChunkError(error)).toBe(isOfChunk);
  expect(await isStaleTab(error)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});
