import { afterAll, beforeAll, expect, it } from 'vitest';
import { listedNouns, type RecordNoun, recordKindNames } from '@/lib/content/record-kinds';
import { settingParts } from '@/lib/domain/settings/schema';
import { baseUrl, call, cronSecret, logIn } from '../../support/contract/api';
import {
  expectToMatch,
  fill,
  type Operation,
  operations,
  type Schema,
} from '../../support/contract/contract';
import { runSql } from '../../support/database/sql';
import { newAddress } from '../../support/values';

const requests = 800;
const atOnce = 8;
const seed = 20_261_121;

/** mulberry32: the same numbers in every run. */
function makeRandom(state: number): () => number {
  let at = state;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const random = makeRandom(seed);
const chance = (share: number) => random() < share;
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const upTo = (max: number) => Math.floor(random() * (max + 1));

const oddTexts = [
  ...[
    '',
    ' ',
    'a',
    'true',
    'null',
    '0',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '💧',
    'ಕನ್ನಡ',
    '‮abc',
    '%s%n',
    "'; drop table project; --",
  ],
  ...[
    '<script>x()</script>',
    '../../etc/passwd',
    'javascript:x()',
    '{{7*7}}',
    'x'.repeat(5000),
    '__proto__',
    '-1',
    '1e309',
  ],
];
const oddValues = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e21,
  2_147_483_648,
  [],
  {},
  [[]],
  { $ne: 1 },
  { __proto__: 1 },
  ...oddTexts,
];

/** A value that the schema takes, more or less. */
function grow(schema: Schema, depth = 0): unknown {
  if (chance(0.12) || depth > 6) return pick(oddValues);
  const choices = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (choices) return grow(pick(choices), depth + 1);
  if ('const' in schema) return schema.const;
  if (schema.enum) return pick(schema.enum as unknown[]);
  switch (schema.type) {
    case 'object': {
      const required = (schema.required ?? []) as string[];
      const entries = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
        .filter(([name]) => (required.includes(name) ? chance(0.95) : chance(0.5)))
        .map(([name, each]) => [name, grow(each, depth + 1)]);
      return Object.fromEntries(entries);
    }
    case 'array':
      return Array.from({ length: upTo(3) }, () => grow((schema.items ?? {}) as Schema, depth + 1));
    case 'string':
      return schema.format === 'email' && chance(0.7)
        ? `fuzz${upTo(10_000)}@example.com`
        : chance(0.5)
          ? 'fuzz'
          : pick(oddTexts);
    case 'integer':
    case 'number':
      return upTo(1000);
    case 'boolean':
      return chance(0.5);
    default:
      return pick(oddValues);
  }
}

let token = '';
let about: unknown;
const settings = new Map<string, unknown>();
const specified: Partial<Record<RecordNoun, string>> = { testimonials: '/api/testimonials' };
/** Lists of what a body may add; hero images are added by pictures alone. */
const idPaths = [
  ...listedNouns.filter((noun) => noun !== 'hero').map((noun) => specified[noun] ?? `/api/admin/${noun}`),
  '/api/admin/users',
];
let ids: string[] = [];
let before = new Map<string, string[]>();
const parts = settingParts.filter((part) => part !== 'identity');

async function listIds(path: string): Promise<string[]> {
  const { body } = await call('GET', path, { token });
  return (body as { _id: string }[]).map(({ _id }) => _id);
}

beforeAll(async () => {
  token = await logIn();
  about = (await call('GET', '/api/admin/about', { token })).body;
  for (const part of parts) {
    const { body } = await call('GET', `/api/admin/settings/${part}`, { token });
    settings.set(part, (body as { value: unknown }).value);
  }
  before = new Map(await Promise.all(idPaths.map(async (path) => [path, await listIds(path)] as const)));
  for (let index = 0; index < 3; index += 1) {
    const json = { name: `Fuzz ${index}`, status: 'ongoing' };
    const { body } = await call('POST', '/api/admin/projects', { token, json });
    ids.push((body as { _id: string })._id);
  }
  ids = [...ids, '01900000-0000-7000-8000-000000000000', '507f1f77bcf86cd799439011'];
});

// The site is left as it was found.
afterAll(async () => {
  for (const [path, known] of before) {
    const target = path.replace('/api/testimonials', '/api/admin/testimonials');
    for (const id of await listIds(path))
      if (!known.includes(id)) await call('DELETE', `${target}/${id}`, { token });
  }
  for (const [part, value] of settings)
    await call('PUT', `/api/admin/settings/${part}`, { token, json: { value } });
  await call('POST', '/api/admin/about', { token, json: { ...(about as object), version: undefined } });
  await runSql(
    "delete from enquiry where email like 'fuzz%'",
    "delete from subscriber where email like 'fuzz%'",
    'delete from rate_limit',
  );
});

function makeForm(schema: Schema): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((grow(schema) ?? {}) as object)) {
    for (const each of [value].flat()) {
      const isFile = chance(0.1);
      form.append(
        name,
        isFile
          ? new File([String(each)], 'fuzz.jpg')
          : typeof each === 'string'
            ? each
            : (JSON.stringify(each) ?? ''),
      );
    }
  }
  return form;
}

function makeRequest({ bodies, parameters, path, method, access }: Operation): {
  url: string;
  init: RequestInit;
} {
  const params = Object.fromEntries(
    parameters
      .filter((each) => each.in === 'path')
      .map(({ name }) => {
        const known = name === 'part' ? parts : name === 'kind' ? recordKindNames : ids;
        return [
          name,
          encodeURIComponent(
            chance(0.7)
              ? pick(known)
              : String(pick(oddTexts))
                  .slice(0, 300)
                  .replaceAll(/\p{Cs}/gu, ''),
          ) || 'x',
        ];
      }),
  );
  const query = parameters
    .filter((each) => each.in === 'query' && chance(0.4))
    .map(
      ({ name, schema }) =>
        `${name}=${encodeURIComponent(
          String(grow(schema))
            .slice(0, 300)
            .replaceAll(/\p{Cs}/gu, ''),
        )}`,
    );
  const headers: Record<string, string> = { 'x-forwarded-for': newAddress() };
  if (chance(0.8)) headers.accept = 'application/json';
  if (parameters.some(({ name }) => name === 'If-Match') && chance(0.2))
    headers['if-match'] = pick(['"1"', '"99"', 'x', '*', '""']);
  // The one session of this file must not end itself.
  const isSafe = !path.endsWith('/logout') && !path.endsWith('/password');
  if (chance(0.9) && isSafe) headers.authorization = `Bearer ${access === 'cron' ? cronSecret : token}`;
  let body: BodyInit | null = null;
  if (method !== 'GET' && Object.keys(bodies).length > 0 && chance(0.97)) {
    const type = pick(Object.keys(bodies));
    const schema = bodies[type]?.schema ?? {};
    if (type === 'multipart/form-data') body = makeForm(schema);
    else {
      headers['content-type'] = chance(0.96) ? type : pick(['text/plain', 'application/xml', '']);
      const value = grow(schema);
      const json = JSON.stringify(value) ?? '';
      body = type.includes('urlencoded')
        ? new URLSearchParams(
            Object.entries((value ?? {}) as object).map(([name, each]) => [name, String(each)]),
          )
        : chance(0.97)
          ? json
          : json.slice(0, -1);
    }
  }
  const search = query.length > 0 ? `?${query.join('&')}` : '';
  return {
    url: `${baseUrl}${fill(path, params)}${search}`,
    init: { method, headers, body, redirect: 'manual' },
  };
}

it(`${requests} generated requests find no answer of 500 or more, and none that the document does not tell of`, async () => {
  const failures: string[] = [];
  let left = requests;
  const work = async () => {
    while (left-- > 0) {
      const operation = pick(operations);
      const { url, init } = makeRequest(operation);
      const response = await fetch(url, init);
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json');
      const answer = {
        status: response.status,
        headers: response.headers,
        body: isJson ? JSON.parse(text) : text,
      };
      const sent = `${operation.name} ${url} ${typeof init.body === 'string' ? init.body.slice(0, 300) : ''}`;
      if (response.status >= 500) failures.push(`${response.status} ${sent} ${text.slice(0, 200)}`);
      else {
        try {
          expectToMatch(operation, answer);
        } catch (error) {
          failures.push(`${sent}: ${(error as Error).message.slice(0, 400)}`);
        }
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(failures.slice(0, 10)).toEqual([]);
}, 240_000);
