import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { makeAsked, mapAnswer, pollOf, readText } from '@/tests/support/enquiries/polled-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

it('each lead is read, without an id, with its date for the key', () => {
  expect(mapAnswer('housing', 'answer.json')).toEqual([
    {
      key: '',
      isTest: false,
      name: 'Preethi Alva',
      phone: '9800013131',
      email: 'preethi@example.com',
      message: 'Homes: 2 BHK, 3 BHK\nLocality: Kadri',
      project: 'Kadal Crest',
      budget: '6500000 to 8000000',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
      day: '1795668300',
    },
    {
      key: '',
      isTest: false,
      name: "Joel D'Souza",
      phone: '9800013132',
      email: '',
      message: '',
      project: '70099',
      budget: '',
      sentAt: new Date(1_795_670_000_000),
      day: '1795670000',
    },
  ]);
});

it('the question is signed with our clock', () => {
  const asked = makeAsked();
  const url = new URL(pollOf('housing').request(asked).url);
  const now = String(asked.now.getTime() / 1000);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    start_date: String(asked.window.from.getTime() / 1000),
    end_date: String(asked.window.to.getTime() / 1000),
    current_time: now,
    hash: createHmac('sha256', 'key').update(now).digest('hex'),
    id: 'user',
    per_page: '1000',
  });
});

it('a span that is told in full is asked for by halves, until nothing is left', () => {
  const window = { from: new Date(100_000), to: new Date(200_000) };
  const full = JSON.stringify({ data: Array(1000).fill({ lead_phone: '1' }) });
  const first = readText('housing', full, makeAsked({ window }));
  expect(first).toMatchObject({ next: '100-150,150-200' });
  const second = readText('housing', full, makeAsked({ window, page: '100-150,150-200' }));
  expect(second).toMatchObject({ next: '100-125,125-150,150-200' });
  const url = new URL(pollOf('housing').request(makeAsked({ window, page: '125-150,150-200' })).url);
  expect([url.searchParams.get('start_date'), url.searchParams.get('end_date')]).toEqual(['125', '150']);
  const last = readText('housing', '{"data": []}', makeAsked({ window, page: '150-200' }));
  expect(last).toEqual({ leads: [] });
});

it('a refusal is of the account, and without the clock of the other side either may be wrong', () => {
  expect(readText('housing', readFixture('housing', 'refused.json'))).toEqual({
    refused: sourceTexts.said('Housing', 'profile is not active'),
    kind: 'account',
  });
  expect(readText('housing', '', makeAsked(), 401)).toEqual({
    refused: sourceTexts.keyOrServerTime('Housing'),
    kind: 'account',
  });
  for (const text of ['', 'x', '[]', '{"a": 1}'])
    expect(readText('housing', text)).toMatchObject({ kind: 'service' });
});
