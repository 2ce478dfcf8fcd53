import { expect, it } from 'vitest';
import { type ContactFacts, listFormerFacts } from './facts-of-settings';

const contact: ContactFacts = {
  address: ['1 Car Street'],
  city: 'Mangalore',
  pin: '575001',
  state: 'Karnataka',
  phone: '+91 824 000 0000',
  email: 'info@example.com',
  hours: [],
  social: [],
  registeredName: 'Homes Private Limited',
  companyNumber: '',
  grievanceContact: '',
  dataContact: '',
};

it('a changed number is looked for in the texts, and a changed city or state is not: both are common words', () => {
  const after = { ...contact, city: 'Udupi', state: 'Kerala', phone: '+91 820 000 0000' };
  const former = listFormerFacts(contact, after);
  expect(former).toContainEqual(['phone', '+91 824 000 0000']);
  expect(former.map(([name]) => name)).not.toEqual(expect.arrayContaining(['city']));
  expect(former.map(([name]) => name)).not.toEqual(expect.arrayContaining(['state']));
});
