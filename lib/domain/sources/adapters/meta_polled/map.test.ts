import { expect, it } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { makeAsked, mapAnswer, pollOf, readText } from '@/tests/support/enquiries/polled-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

const account = { account: '70012001, 70012002 70012001', key: '', token: 'token' };
const asked = (page: string) => makeAsked({ account, page });

it('each lead is read as one that was pushed, with the whole id', () => {
  expect(mapAnswer('meta_polled', 'answer.json')).toMatchObject([
    {
      key: '9007199254740993',
      name: 'Sunita Bangera',
      phone: '+919800015151',
      message: 'when would you buy?: Within six months',
    },
    { key: '444000111', name: 'Vivek', email: 'vivek@example.com' },
  ]);
});

it('the pages of each form are asked for, with the token beside the address', () => {
  const { url, headers } = pollOf('meta_polled').request(asked('1:QVFIb'));
  const { pathname, searchParams, host } = new URL(url);
  expect([host, pathname, headers]).toEqual([
    'graph.facebook.com',
    '/v24.0/70012002/leads',
    { authorization: 'Bearer token' },
  ]);
  expect(Object.fromEntries(searchParams)).toEqual({
    fields: 'id,created_time,field_data',
    filtering: JSON.stringify([
      {
        field: 'time_created',
        operator: 'GREATER_THAN',
        value: new Date('2026-11-25T09:30:00+05:30').getTime() / 1000,
      },
    ]),
    limit: '100',
    after: 'QVFIb',
  });
});

it('a page that names another one goes on there, and the last one of a form with the next form', () => {
  const told = (next: string, after = 'b') =>
    JSON.stringify({ data: [], paging: { cursors: { after }, ...(next && { next }) } });
  const nextOf = (page: string, text: string) => readText('meta_polled', text, asked(page));
  expect(nextOf('', told('https://example.com'))).toEqual({ leads: [], next: '0:b' });
  // The same page for ever is none.
  expect(nextOf('0:b', told('https://example.com'))).toEqual({ leads: [], next: '1' });
  expect(nextOf('0:b', told(''))).toEqual({ leads: [], next: '1' });
  expect(nextOf('1', told(''))).toEqual({ leads: [] });
});

it('a token that ended, a form that is unknown and too many calls are told apart', () => {
  const refuse = (status: number, error: object) =>
    readText('meta_polled', JSON.stringify({ error }), asked('1'), status);
  expect(refuse(400, { code: 190 })).toEqual({ refused: sourceTexts.tokenEnded, kind: 'account' });
  expect(refuse(400, { code: 100 })).toEqual({
    refused: sourceTexts.formUnknown('70012002'),
    kind: 'account',
  });
  expect(readText('meta_polled', '<html>', asked('1'), 403)).toMatchObject({ kind: 'service' });
  for (const answer of [
    refuse(403, { code: 4 }),
    refuse(400, { code: 1, is_transient: true }),
    refuse(500, {}),
  ])
    expect(answer).toMatchObject({ kind: 'service' });
  expect(readText('meta_polled', readFixture('meta_polled', 'answer.json').slice(9))).toMatchObject({
    kind: 'service',
  });
});
