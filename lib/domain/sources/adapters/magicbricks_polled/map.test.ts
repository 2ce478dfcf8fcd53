import { expect, it } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { makeAsked, mapAnswer, pollOf, readText } from '@/tests/support/enquiries/polled-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

it('each lead has the day that was asked for, and the number of its country', () => {
  expect(mapAnswer('magicbricks_polled', 'answer.json')).toEqual([
    {
      key: '',
      isTest: false,
      name: 'Nithin Rai',
      phone: '9800014141',
      email: 'nithin@example.com',
      message: 'Query for Kadal Crest\nPlease call in the evening\nCity: Mangalore\nLocality: Kadri',
      project: 'Kadal Crest',
      budget: '',
      sentAt: null,
      day: '2026-11-25',
    },
    {
      key: '',
      isTest: false,
      name: 'Amina',
      phone: '+971501234567',
      email: '',
      message: '',
      project: 'Areca Court',
      budget: '',
      sentAt: null,
      day: '2026-11-25',
    },
  ]);
});

it('each day of a window is asked for, by the calendar of India', () => {
  const daysOf = (page: string) => {
    const url = new URL(pollOf('magicbricks_polled').request(makeAsked({ page })).url);
    return [url.searchParams.get('startDate'), url.searchParams.get('endDate'), url.searchParams.get('key')];
  };
  expect(daysOf('')).toEqual(['20261125', '20261125', 'key']);
  const empty = '{"leadPojo": {"leads": []}}';
  expect(readText('magicbricks_polled', empty)).toEqual({ leads: [], next: '2026-11-26' });
  expect(daysOf('2026-11-26')).toEqual(['20261126', '20261126', 'key']);
  expect(readText('magicbricks_polled', empty, makeAsked({ page: '2026-11-26' }))).toEqual({ leads: [] });
});

it('one lead that is no list is one', () => {
  expect(readText('magicbricks_polled', '{"leadPojo": {"leads": {"mobile": 1}}}')).toMatchObject({
    leads: [{ mobile: '1', day: '2026-11-25' }],
  });
});

it('a wrong key and an address that is not allowed are told apart', () => {
  expect(readText('magicbricks_polled', readFixture('magicbricks_polled', 'denied.txt'))).toEqual({
    refused: sourceTexts.addressDenied('MagicBricks'),
    kind: 'address',
  });
  expect(readText('magicbricks_polled', readFixture('magicbricks_polled', 'refused.xml'))).toEqual({
    refused: sourceTexts.key('MagicBricks'),
    kind: 'account',
  });
  for (const text of ['', 'x', '[]', '{}'])
    expect(readText('magicbricks_polled', text)).toMatchObject({ kind: 'service' });
});
