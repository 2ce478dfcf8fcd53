import { type FactName, type Facts, factNames } from '@/lib/content/facts';
import { site } from '@/lib/content/site';
import { type PostalAddress, toAddressLines } from './postal-address';

/** What the settings say of the office. */
export type ContactFacts = PostalAddress & {
  phone: string;
  email: string;
  state: string;
  hours: { days: string; time: string }[];
  social: unknown[];
  registeredName: string;
  grievanceContact: string;
};

/** What texts may name, as the settings say it. */
export function toFacts(contact: ContactFacts, monthsKept: number): Facts {
  const { phone, email, city, state, hours, registeredName, grievanceContact } = contact;
  const lines = toAddressLines(contact);
  return {
    brand: site.name,
    'registered name': registeredName,
    phone,
    email,
    address: lines.join(', '),
    city,
    state,
    'PIN code': toAddressLines({ ...contact, address: [], city: '' }).join(''),
    hours: hours.map(({ days, time }) => `${days}: ${time}`).join('; '),
    'grievance contact': grievanceContact,
    'months kept': String(monthsKept),
  };
}

/** The facts of the contact that a save has changed. */
export function listChangedFacts(before: ContactFacts, after: ContactFacts): FactName[] {
  const [former, present] = [toFacts(before, 0), toFacts(after, 0)];
  return factNames.filter((name) => former[name] !== present[name]);
}

/** Too common a word to be looked for in a text. */
const common: FactName[] = ['brand', 'city', 'state'];

/** Each fact of the contact that a save has changed, as it stood before. */
export function listFormerFacts(before: ContactFacts, after: ContactFacts): [FactName, string][] {
  const former = toFacts(before, 0);
  return listChangedFacts(before, after)
    .filter((name) => !common.includes(name))
    .map((name) => [name, former[name]]);
}
