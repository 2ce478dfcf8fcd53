import { demoNotice, type FactName, type Facts } from '@/lib/content/facts';
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

const toContactFacts = (contact: ContactFacts) => ({
  'registered name': contact.registeredName,
  phone: contact.phone,
  email: contact.email,
  address: toAddressLines(contact).join(', '),
  city: contact.city,
  state: contact.state,
  'PIN code': toAddressLines({ ...contact, address: [], city: '' }).join(''),
  hours: contact.hours.map(({ days, time }) => `${days}: ${time}`).join('; '),
  'grievance contact': contact.grievanceContact,
});

type ContactFactName = keyof ReturnType<typeof toContactFacts>;

/** What the settings say of the builder. */
export type BrandFacts = { name: string; shortName: string; since: number };

export type FactSources = { brand: BrandFacts; contact: ContactFacts; monthsKept: number };

/** What texts may name, as the settings say it. */
export const toFacts = ({ brand, contact, monthsKept }: FactSources): Facts => ({
  brand: brand.name,
  'short name': brand.shortName,
  since: String(brand.since),
  ...toContactFacts(contact),
  'months kept': String(monthsKept),
  'demo notice': site.isDemo && brand.name === site.name ? demoNotice : '',
});

/** The facts of the contact that a save has changed. */
export function listChangedFacts(before: ContactFacts, after: ContactFacts): ContactFactName[] {
  const [former, present] = [toContactFacts(before), toContactFacts(after)];
  return (Object.keys(former) as ContactFactName[]).filter((name) => former[name] !== present[name]);
}

/** Too common a word to be looked for in a text. */
const common: FactName[] = ['city', 'state'];

/** Each fact of the contact that a save has changed, as it stood before. */
export function listFormerFacts(before: ContactFacts, after: ContactFacts): [FactName, string][] {
  const former = toContactFacts(before);
  return listChangedFacts(before, after)
    .filter((name) => !common.includes(name))
    .map((name) => [name, former[name]]);
}
