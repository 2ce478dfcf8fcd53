import { afterEach, expect, test, vi } from 'vitest';
import { isChunkError, isChunkGone, isTabStale } from './stale-tab';

// Next exports no such error to make one.
vi.mock('next/navigation', () => ({
  unstable_isUnrecognizedActionError: (error: Error) => error.name === 'UnrecognizedActionError',
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
const chunkError = (address: string, cause = '') =>
  named('ChunkLoadError', `Failed to load chunk ${address} from module 12${cause}`);

test.each([
  ['by its address', chunkError(path), path],
  ['with a query', chunkError(`${path}?dpl=7`), `${path}?dpl=7`],
  ['with a cause', chunkError(path, ': Error: /a.js'), path],
])('a chunk that is not there is known %s', async (_how, error, expected) => {
  for (const status of [404, 410]) {
    const ask = answerWith(status);
    expect(await isChunkGone(error)).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith(expected, { method: 'HEAD', cache: 'no-store' });
  }
});

test.each([
  ['is there', 200],
  ['comes from a server that fails', 503],
  ['cannot be asked for', new TypeError('Failed to fetch')],
])('a chunk that %s is no sign of a stale tab', async (_why, answer) => {
  answerWith(answer);
  expect(isChunkError(chunkError(path))).toBe(true);
  expect(await isChunkGone(chunkError(path))).toBe(false);
});

test.each([
  ['a lost connection', new TypeError('Failed to fetch')],
  ['an error that names a script', new Error(`Not a function in ${path}`)],
  ['what is no error', 'nothing'],
])('%s is no sign, and nothing is asked', async (_what, error) => {
  const ask = answerWith(404);
  expect(await isChunkGone(error)).toBe(false);
  expect(ask).not.toHaveBeenCalled();
});

test('a tab is stale by a chunk that is gone, and by an action that the server does not know', async () => {
  answerWith(404);
  expect(await isTabStale(chunkError(path))).toBe(true);
  expect(await isTabStale(named('UnrecognizedActionError', 'Not found'))).toBe(true);
  expect(await isTabStale(new TypeError('Failed to fetch'))).toBe(false);
});
