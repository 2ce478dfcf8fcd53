import { expect, it } from 'vitest';
import { Answer } from './answer.ts';
import { Memory } from './memory.ts';
import type { Target } from './target.ts';

const mib = 1024 * 1024;
const page: Target = { key: '/projects', address: '/projects', headers: {} };

const makeAnswer = (bytes: number, status = 200) =>
  new Answer({
    status,
    headers: { 'content-type': 'image/jpeg' },
    body: Buffer.alloc(bytes),
    source: undefined,
  });

it.each<[string, (number: number) => Target, number]>([
  ['lists of choices', (number) => ({ ...page, address: `/projects?location=${number}` }), 200],
  ['searches', (number) => ({ ...page, address: `/projects?q=${number}` }), 200],
  ['unknown addresses', (number) => ({ ...page, address: `/projects/${number}` }), 404],
  ['payloads for the router', () => ({ ...page, headers: { rsc: '1' } }), 200],
])('a page stays in memory, however many %s are asked for', (_what, toTarget, status) => {
  const memory = new Memory();
  memory.keep(page, makeAnswer(mib));
  for (let number = 0; number < 100; number += 1)
    memory.keep({ ...toTarget(number), key: `made up ${number}` }, makeAnswer(mib, status));
  expect(memory.find('made up 99')).toBeDefined();
  expect(memory.find('made up 0')).toBeUndefined();
  expect(memory.find(page.key)).toBeDefined();
});

it('a list of choices stays in memory, however many searches are asked for', () => {
  const memory = new Memory();
  const list: Target = { key: 'list', address: '/projects?status=ongoing', headers: {} };
  memory.keep(list, makeAnswer(mib));
  for (let number = 0; number < 100; number += 1)
    memory.keep({ key: `search ${number}`, address: `/projects?q=${number}`, headers: {} }, makeAnswer(mib));
  expect(memory.find(list.key)).toBeDefined();
});
