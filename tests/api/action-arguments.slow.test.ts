import fs from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFunctions, callAction } from '../support/action-call';
import { logIn } from '../support/api';
import { doHousekeepingNow, readDatabaseState } from '../support/database-state';
import { type SecondServer, startSecondServer } from '../support/second-server';

const marker = 'marker-of-an-argument';
const text = `${marker} `.repeat(5000);

/** No action takes any of them in any place. */
const wrong: [string, unknown][] = [
  ['a number', 7.5],
  ['a huge number', 1e300],
  ['true', true],
  ['nothing', null],
  ['a list', [[marker], { [marker]: marker }]],
  ['an object', { [marker]: { [marker]: [marker] } }],
  ['a filter that every record passes', { not: marker }],
  ['a filter of texts', { contains: '', mode: 'insensitive' }],
  ['a list of filters', { OR: [{ id: { not: marker } }] }],
  ['a huge text', text],
  ['a text with half a character', `${marker}\ud800`],
  ['a text with a NUL', `${marker}\0`],
];

const countOf = new Map<string, number>();
for (const noun of fs.readdirSync('lib/domain')) {
  const file = `lib/domain/${noun}/actions.ts`;
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  for (const [, name = '', list = ''] of source.matchAll(
    /^export async function (\w+)(?:<[^(]*>)?\(([\s\S]*?)\): /gm,
  ))
    countOf.set(name, [...list.matchAll(/\w+\??: /g)].length);
}
const taking = builtFunctions.filter(({ name }) => countOf.get(name) !== 0);

/** It takes any object, and saves the fields that it knows: none of these. */
const saving = ['saveAboutStatsAction'];

/** Forms, which lead to another page with the answer. */
const leading = [
  'enterCodeAction',
  'logInAction',
  'requestResetAction',
  'resetPasswordAction',
  'setUpAction',
];

let server: SecondServer;
let token = '';

beforeAll(async () => {
  await doHousekeepingNow();
  server = await startSecondServer();
  token = await logIn();
});

afterAll(() => server.stop());

/** Of a request, or of the framework: what the server does by itself meanwhile names no request. */
const isError = (line: string) =>
  /"level":[56]0/.test(line) ? line.includes('"requestId"') : line.includes('Error');

const pathOf = (pages: string[]) =>
  pages.some((page) => page.startsWith('app/admin/')) ? '/admin' : '/786313login';

describe.each(taking)('$name', ({ id, name, pages }) => {
  it('answers arguments of a wrong type in words, changes nothing, and writes neither an error nor the value into the log', async () => {
    const before = await readDatabaseState();
    const logged = server.readLog().length;
    const answers: unknown[] = [];
    for (const [what, value] of wrong)
      for (const args of [
        [value, value, value],
        ['01900000-0000-7000-8000-000000000000', value, value],
        [value, {}, 1],
      ]) {
        const { status, code } = await callAction(id, args, { token, path: pathOf(pages), site: server.url });
        const isAnswered = leading.includes(name)
          ? status < 500
          : status === 200 && code !== '' && code !== 'internal';
        if (!isAnswered) answers.push([what, status, code]);
      }
    expect(answers).toEqual([]);
    const lines = server.readLog().slice(logged).split('\n');
    expect(lines.filter(isError).slice(0, 3)).toEqual([]);
    expect(lines.filter((line) => line.includes(marker)).slice(0, 3)).toEqual([]);
    if (!saving.includes(name)) expect(await readDatabaseState()).toEqual(before);
  });
});
