import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

it('a missed call is a lead with a number alone, whose key is the call', async () => {
  expect(await mapFixture('myoperator', 'missed.json')).toMatchObject([
    {
      key: 'inv.1795668300.1',
      name: '',
      phone: '9800099991',
      message: 'Missed call to 08240000000',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it.each([
  ['ringing', '0', 'Call to 08240000000'],
  ['not answered', '0', 'Missed call to 08240000000'],
  ['unanswered', '0', 'Missed call to 08240000000'],
  ['connected', '0', 'Answered call to 08240000000'],
  ['answered', '42', 'Answered call to 08240000000, 42 s'],
])('a call that is %s for %s s is told as "%s"', async (state, seconds, message) => {
  const text = readFixture('myoperator', 'missed.json')
    .replace('missed', state)
    .replace('"duration": "0"', `"duration": "${seconds}"`);
  expect(await mapText('myoperator', text)).toMatchObject([{ message }]);
});

it('a call of our own, and an event of no call, are no leads', async () => {
  const text = readFixture('myoperator', 'missed.json');
  expect(await mapText('myoperator', text.replace('incoming', 'outgoing'))).toEqual([]);
  expect(await mapText('myoperator', '{"caller_number": "9800099991"}')).toEqual([]);
});
