import fs from 'node:fs';
import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guarded, screenOf } from '../../support/accounts/action-roles';
import { builtFunctions, callAction } from '../../support/contract/action-call';
import { logIn } from '../../support/contract/api';
import { doHousekeepingNow, readDatabaseState } from '../../support/database/database-state';
import { type SecondServer, startSecondServer } from '../../support/servers/second-server';
import { unknownId } from '../../support/values';

const marker = 'marker-of-an-argument';
const text = `${marker} `.repeat(5000);

/** No action takes any of them in any place. */
const wrong: unknown[] = [
  7.5,
  1e300,
  true,
  null,
  [[marker], { [marker]: marker }],
  { [marker]: { [marker]: [marker] } },
  { not: marker },
  { contains: '', mode: 'insensitive' },
  { OR: [{ id: { not: marker } }] },
  text,
  `${marker}\ud800`,
  `${marker}\0`,
];

/** Of several arguments the first is wrong, or all but the first. */
const listCalls = (count?: number): unknown[][] =>
  count === 1
    ? [unknownId, ...wrong].map((value) => [value])
    : wrong.flatMap((value) => [
        [value, {}, 1],
        [unknownId, value, value],
      ]);

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
let state: Record<string, string>;

beforeAll(async () => {
  await doHousekeepingNow();
  server = await startSecondServer();
  token = await logIn();
  state = await readDatabaseState();
});

afterAll(() => server.stop());

/** Of a request, or of the framework: what the server does by itself meanwhile names no request. */
const isError = (line: string) =>
  /"level":[56]0/.test(line) ? line.includes('"requestId"') : line.includes('Error');

/** A page that has the action: on another, the call would be handed on. */
const pathOf = (name: string) => (guarded.includes(name) ? screenOf(name, unknownId) : '/786313login');

describe.each(taking)('$name', ({ id, name }) => {
  it('answers arguments of a wrong type in words, changes nothing, and writes neither an error nor the value into the log', async () => {
    const before = state;
    const logged = server.readLog().length;
    const answers: unknown[] = [];
    const options = { token, path: pathOf(name), site: server.url };
    const limit = pLimit(4);
    const send = async (args: unknown[]) => {
      const { status, code } = await callAction(id, args, options);
      const isAnswered = leading.includes(name)
        ? status < 500
        : status === 200 && code !== '' && code !== 'internal';
      if (!isAnswered) answers.push([JSON.stringify(args).slice(0, 80), status, code]);
    };
    await Promise.all(listCalls(countOf.get(name)).map((args) => limit(send, args)));
    state = await readDatabaseState();
    expect(answers).toEqual([]);
    const lines = server.readLog().slice(logged).split('\n');
    expect(lines.filter(isError).slice(0, 3)).toEqual([]);
    expect(lines.filter((line) => line.includes(marker)).slice(0, 3)).toEqual([]);
    if (!saving.includes(name)) expect(state).toEqual(before);
  });
});
