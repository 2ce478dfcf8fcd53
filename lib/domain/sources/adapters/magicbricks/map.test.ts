import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';

const lead = {
  key: '70012345',
  isTest: false,
  name: 'Divya Nayak',
  phone: '+91-9800033331',
  email: 'divya@example.com',
  message: 'Would like to see it on Sunday\nCity: Udupi',
  project: 'Kadal Crest',
  budget: '60 to 80 lakh',
  sentAt: new Date('2026-11-26T10:15:00+05:30'),
};

it('a lead is read out of what it is packed into', async () => {
  expect(await mapFixture('magicbricks', 'lead.json')).toEqual([lead]);
});

it('flat, or as a list, it is read as well; without an id its key is left to be made', async () => {
  const flat = { buyername: 'Divya', contactno: '9800033331', projectname: 'Kadal Crest' };
  expect(await mapText('magicbricks', JSON.stringify(flat))).toMatchObject([{ key: '', name: 'Divya' }]);
  expect(await mapText('magicbricks', JSON.stringify({ lead: [flat, flat] }))).toHaveLength(2);
  expect(await mapText('magicbricks', new URLSearchParams(flat).toString())).toMatchObject([
    { phone: '9800033331', project: 'Kadal Crest' },
  ]);
});
