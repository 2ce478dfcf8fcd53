import { expect, it } from 'vitest';
import { mapFixture } from '@/tests/support/enquiries/source-fixture';

it('an answered call is a lead that says how long, and takes the place of all that was said of it before', async () => {
  expect(await mapFixture('knowlarity', 'answered.txt')).toMatchObject([
    {
      key: 'inv-0001-uuid',
      phone: '+919800099992',
      message: 'Answered call to +918240000000, 42 s',
      formerMessages: expect.arrayContaining(['Call', 'Missed call', 'Missed call to +918240000000']),
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});
