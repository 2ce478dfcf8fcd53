import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MissingPages } from './own-server.ts';

const write = vi.fn(async (_asked: { paths: string[]; counts: number[] }) => {});
const ask = (pages: MissingPages, url: string, { method = 'GET', accept = 'text/html' } = {}) =>
  pages.note({ method, url, headers: { accept } } as IncomingMessage);

beforeEach(() => {
  vi.useFakeTimers();
  write.mockClear();
});
afterEach(() => vi.useRealTimers());

it('what visitors ask for is counted by its path, and written down in one go', () => {
  const pages = new MissingPages(write);
  for (const url of ['/old.html', '/old.html?email=a', '/Old']) ask(pages, url);
  expect(write).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(write.mock.calls).toEqual([[{ paths: ['/old.html', '/Old'], counts: [2, 1] }]]);
  ask(pages, '/old.html');
  vi.runAllTimers();
  expect(write).toHaveBeenLastCalledWith({ paths: ['/old.html'], counts: [1] });
});

it.each([
  ['/wp-login.php', {}],
  ['/.env', {}],
  ['/confirm/nisha@example.com', {}],
  ['/confirm/nisha%40example.com', {}],
  [`/reset/${'a1'.repeat(32)}`, {}],
  ['/confirm/Xb3-f_Zq9kLmNopQ7rStUvWxYz012345', {}],
  ['/call/9876543210', {}],
  ['/call/+919876543210', {}],
  ['/preview/of-a-draft', {}],
  ['/unavailable/x', {}],
  [`/${'long/'.repeat(60)}`, {}],
  ['/old', { method: 'POST' }],
  ['/old.jpg', { accept: 'image/avif' }],
])('%s with %j is not counted', (url, options) => {
  const pages = new MissingPages(write);
  ask(pages, url, options);
  vi.runAllTimers();
  expect(write).not.toHaveBeenCalled();
});

it.each([
  '/two-and-three-bedroom-apartments-near-the-lighthouse-of-surathkal-in-mangalore',
  '/projects/019a8f5e-3c1d-7b2a-9f04-5d6e7f8a9b0c',
  '/gallery-20241122.html',
  encodeURI('/ನಮ್ಮ-ಯೋಜನೆಗಳು'),
])('%s is counted', (url) => {
  const pages = new MissingPages(write);
  ask(pages, url);
  vi.runAllTimers();
  expect(write).toHaveBeenCalledWith({ paths: [url], counts: [1] });
});

it('ten thousand made-up addresses are no more than a few hundred to keep', () => {
  const pages = new MissingPages(write);
  for (let at = 0; at < 10_000; at += 1) ask(pages, `/none-${at}`);
  vi.runAllTimers();
  expect(write.mock.calls[0]?.[0].paths.length).toBe(500);
});
