import { demoNotice, type FactName, type Facts } from '@/lib/content/settings/fact-names';
import { site } from '@/lib/content/site';
import { describeCompanyNumber } from './company-number';
import { type PostalAddress, toAddressLines } from './postal-address';

export type ContactFacts = PostalAddress & {
  phone: string;
  email: string;
  state: string;
  hours: { days: string; time: string }[];
  social: unknown[];
  registeredName: string;
  companyNumber: string;
  grievanceContact: string;
  dataContact: string;
};

const toContactFacts = (contact: ContactFacts) => ({
  'registered name': contact.registeredName,
  'company number': describeCompanyNumber(contact.companyNumber),
  phone: contact.phone,
  email: contact.email,
  address: toAddressLines(contact).join(', '),
  city: contact.city,
  state: contact.state,
  'PIN code': toAddressLines({ ...contact, address: [], city: '' }).join(''),
  hours: contact.hours.map(({ days, time }) => `${days}: ${time}`).join('; '),
  'grievance contact': contact.grievanceContact,
  'data contact': contact.dataContact,
});

type ContactFactName = keyof ReturnType<typeof toContactFacts>;

export type BrandFacts = { name: string; shortName: string; since: number };

const toBrandFacts = (brand: BrandFacts) => ({
  brand: brand.name,
  'short name': brand.shortName,
  since: String(brand.since),
  'demo notice': site.isDemo && brand.name === site.name ? demoNotice : '',
});

export type FactSources = {
  brand: BrandFacts;
  contact: ContactFacts;
  monthsKept: number;
  cvMonthsKept: number;
};

export const toFacts = ({ brand, contact, monthsKept, cvMonthsKept }: FactSources): Facts => ({
  ...toBrandFacts(brand),
  ...toContactFacts(contact),
  'months kept': String(monthsKept),
  'months CVs are kept': String(cvMonthsKept),
});

const listChanged = <N extends FactName>(former: Record<N, string>, present: Record<N, string>): N[] =>
  (Object.keys(former) as N[]).filter((name) => former[name] !== present[name]);

export const listChangedFacts = (before: ContactFacts, after: ContactFacts): ContactFactName[] =>
  listChanged(toContactFacts(before), toContactFacts(after));

export const listChangedBrandFacts = (before: BrandFacts, after: BrandFacts): FactName[] =>
  listChanged(toBrandFacts(before), toBrandFacts(after));

const common: FactName[] = ['city', 'state'];

export function listFormerFacts(before: ContactFacts, after: ContactFacts): [FactName, string][] {
  const former = toContactFacts(before);
  return listChangedFacts(before, after)
    .filter((name) => !common.includes(name))
    .map((name) => [name, former[name]]);
}
