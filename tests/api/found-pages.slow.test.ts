import { createRequire } from 'node:module';
import { beforeAll, expect, it } from 'vitest';
import { baseUrl, logIn } from '../support/api';
import { waitFor } from '../support/wait-for';

const { readyDocument } = createRequire(import.meta.url)('../../lib/server/next-internals/ready-page.cjs');

let token = '';

beforeAll(async () => {
  token = await logIn();
});

const addressOf = (words: string) => `/projects?${new URLSearchParams({ q: words })}`;
const read = async (words: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${baseUrl}${addressOf(words)}`, { headers });
  expect(answer.status).toBe(200);
  return { html: await answer.text() };
};

/** A page's elements, and React's data of them, whose parts come in the order in which they were ready. */
function divide(html: string) {
  const at = html.indexOf('self.__next_f');
  return { elements: html.slice(0, at), data: html.slice(at) };
}

/** Where two texts begin to differ; null for nowhere. */
function findDifference(one: string, other: string): string[] | null {
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return one === other ? null : [one, other].map((text) => text.slice(at - 40, at + 80));
}

/** How often words stand in a text, as they are and in addresses; the router encodes a space in two ways. */
const countIn = (text: string, words: string) =>
  [words, new URLSearchParams([['', words]]).toString().slice(1)].map(
    (spelling) => text.replaceAll('%20', '+').split(spelling).length - 1,
  );

/** Its scripts wait for the paint, as those of a page do that is kept; what is drawn for one request has none that wait. */
const isPutTogether = (html: string) => html.includes('text/after-paint');

it.each([
  'kadal',
  'kadal zyxwv',
  'Zyxwv Qponm',
  'ಕಡಲ ಮನೆ',
  '3 bhk mangalore',
  '2.5 bhk, udupi',
  'price kadal',
  'under 80 lakh',
  'sea-view',
  'a villa near the sea for my father and mother in mangalore with lift and parking',
])('a page of “%s” that is put together is the one that is drawn for it', async (words) => {
  // Right after an edit of another test it is drawn for its request.
  await waitFor(async () => {
    const { html } = await read(words);
    const { elements, data } = divide(html);
    const drawn = divide(readyDocument((await read(words, { authorization: `Bearer ${token}` })).html).html);
    expect(isPutTogether(html)).toBe(true);
    expect(findDifference(elements, drawn.elements)).toBeNull();
    expect(countIn(data, words)).toEqual(countIn(drawn.data, words));
  });
});

it('words that signs stand in are drawn with their page', async () => {
  const { html } = await read('<b>kadal</b>');
  expect(isPutTogether(html)).toBe(false);
  expect(html).toContain('&lt;b&gt;kadal&lt;/b&gt;');
  expect(html).not.toContain('<b>kadal');
});

it('nobody else is told what searches are made among', async () => {
  const answer = await fetch(`${baseUrl}/projects/search/found`, { redirect: 'manual' });
  expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such address.' }]);
});
