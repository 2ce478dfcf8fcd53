import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';
import { readTree } from '../../read';
import { google } from './map';

it('a lead form is read by its columns, its own questions are lines, and its id is the whole number that was sent', async () => {
  expect(await mapFixture('google', 'lead.json')).toEqual([
    {
      key: '90071992547409931234',
      isTest: false,
      name: 'Asha Rao',
      phone: '+919800011111',
      email: 'asha.rao@example.com',
      message: 'CITY: Mangalore\nWhen would you buy?: Within six months',
      project: '',
      budget: '',
      sentAt: new Date('2026-11-26T10:15:00Z'),
      clickId: 'Invented_gclid-1',
    },
  ]);
});

it('a test is told as one, with its name in two parts', async () => {
  expect(await mapFixture('google', 'test.json')).toMatchObject([
    { isTest: true, name: 'Test Lead', phone: '9800011112', sentAt: null },
  ]);
});

it('its key is found before anything is read of it', async () => {
  const tree = await readTree(readFixture('google', 'lead.json'), 'application/json');
  expect(google.findKey?.(tree ?? '')).toBe('invented-key');
});

it.each(['{}', '[]', '{"user_column_data": "x"}', '{"user_column_data": [1, null]}'])(
  '%s is no lead that could be answered',
  async (text) => {
    const leads = await mapText('google', text);
    expect(leads.filter(({ phone, email }) => phone || email)).toEqual([]);
  },
);
