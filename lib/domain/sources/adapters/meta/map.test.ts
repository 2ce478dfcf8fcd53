import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';
import { readTree } from '../../read';
import { meta } from './map';

it('a lead that was asked for is read by its fields, and its own questions are lines', async () => {
  expect(await mapFixture('meta', 'lead.json')).toEqual([
    {
      key: '9007199254740993',
      isTest: false,
      name: 'Naveen Bhat',
      phone: '+919800088881',
      email: 'naveen@example.com',
      message: 'when would you buy?: Within six months, Later\nwork email: naveen@work.example.com',
      project: '',
      budget: '',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('one that Meta has made for a trial is a test', async () => {
  const text = readFixture('meta', 'lead.json').replace(
    'Naveen Bhat',
    '<test lead: dummy data for full_name>',
  );
  expect(await mapText('meta', text)).toMatchObject([{ isTest: true }]);
});

it.each(['{}', '{"leads": "x"}', '{"leads": [1, {"field_data": [null, {"values": 1}]}]}'])(
  '%s is no lead that could be answered',
  async (text) => {
    const leads = await mapText('meta', text);
    expect(leads.filter(({ phone, email }) => phone || email)).toEqual([]);
  },
);

it('what a page tells of beside leads is a notice', async () => {
  const push = readFixture('meta', 'push.json');
  const isNotice = async (text: string) => meta.isNotice?.((await readTree(text, '')) ?? '');
  expect(await isNotice(push.replace('"leadgen"', '"feed"'))).toBe(true);
  expect([await isNotice(push), await isNotice('{}')]).toEqual([false, false]);
});
