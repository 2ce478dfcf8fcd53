import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';
import { readFixture } from '@/tests/support/enquiries/source-fixture-file';

it('a missed call is a lead with a number alone, whose key is the call', async () => {
  expect(await mapFixture('exotel', 'missed.txt')).toEqual([
    {
      key: 'inv0001ced',
      isTest: false,
      name: '',
      phone: '09800044441',
      email: '',
      message: 'Missed call to 08240000000',
      project: '',
      budget: '',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('a call that was answered says so, and one of our own is no lead', async () => {
  const missed = readFixture('exotel', 'missed.txt');
  const answered = missed.replace('no-answer', 'completed');
  expect(await mapText('exotel', answered)).toMatchObject([{ message: 'Call to 08240000000' }]);
  expect(await mapText('exotel', missed.replace('incoming', 'outbound-dial'))).toEqual([]);
});
