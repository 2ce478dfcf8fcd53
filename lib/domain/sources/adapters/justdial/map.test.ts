import { expect, it } from 'vitest';
import { mapFixture, mapText } from '@/tests/support/enquiries/source-fixture';

it('a lead is read with its moment by our clock, and says who does not want to be disturbed', async () => {
  expect(await mapFixture('justdial', 'lead.txt')).toEqual([
    {
      key: 'JDINV0001',
      isTest: false,
      name: 'Mr Ravi Shetty',
      phone: '9800022221',
      email: 'ravi@example.com',
      message:
        'Category: Flats\nCity: Mangalore\nArea: Kadri\nPincode: 575002\nCompany: Ours\nKind of lead: category\nDo not disturb: registered for this number',
      project: '',
      budget: '',
      sentAt: new Date('2026-11-26T10:15:00+05:30'),
    },
  ]);
});

it('the same as JSON, with names in other letters, is the same lead', async () => {
  const text = JSON.stringify({ LeadID: 'JDINV0001', Name: 'Ravi', Phone: '9800022222', dncphone: 0 });
  expect(await mapText('justdial', text)).toMatchObject([
    { key: 'JDINV0001', name: 'Ravi', phone: '9800022222', message: '' },
  ]);
});
