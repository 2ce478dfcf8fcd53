import type { FactName } from '@/lib/content/settings/fact-names';
import type { IdentityValue } from '../brand/identity';
import {
  type ContactFacts,
  listChangedBrandFacts,
  listChangedFacts,
  listFormerFacts,
} from './facts-of-settings';
import { listPlaceholders, replaceLiterals } from './placeholders';
import { listTexts } from './texts';

type Field = keyof ContactFacts;

const menu = 'menu';
const contactBar = 'contact bar';
const footer = 'footer';
const contactPage = 'contact page';
const projects = 'project pages';
const forms = 'next to the forms';
const search = 'data for search engines';
const mails = 'mails';

const fixedPlaces: Record<Field, string[]> = {
  phone: [contactBar, footer, contactPage, projects, forms, search, mails],
  email: [footer, contactPage, forms, search, mails],
  address: [footer, contactPage, search, mails],
  city: [footer, contactPage, search, mails],
  state: [search],
  pin: [footer, contactPage, search, mails],
  hours: [contactPage, search],
  social: [menu, footer, search],
  registeredName: [footer],
  companyNumber: [footer],
  grievanceContact: [footer],
  dataContact: [footer],
};

const everyPage = 'every page';
const shares = 'shared pictures';
const tab = 'browser tab';
const phones = 'home screen of phones';

const brandPlaces: Record<keyof IdentityValue, string[]> = {
  name: [everyPage, shares, search, mails],
  shortName: [phones, 'log-in'],
  tagline: ['first picture of the home page', shares],
  footerTagline: [footer],
  since: ['story page'],
  colors: [everyPage, shares, mails],
  logo: [everyPage, mails],
  logoOnDark: [footer],
  icon: [tab, phones],
  share: [shares],
  openingPicture: ['first picture of the home page', 'page not found'],
  aboutPicture: ['About Us'],
  storyPicture: ['story page'],
  contactPicture: [contactPage],
  callPicture: ['end of pages'],
  clientsPicture: ['testimonials of the home page'],
  logInPicture: ['log-in'],
};

export type NamingTexts = { name: string; value: unknown }[];

const countNamed = (value: unknown, names: readonly FactName[]): number =>
  listTexts(value)
    .flatMap(({ text }) => listPlaceholders(text))
    .filter((name) => names.includes(name)).length;

const listNaming = (texts: NamingTexts, names: readonly FactName[]): string[] =>
  texts.flatMap(({ name, value }) => {
    const count = countNamed(value, names);
    return count > 0 ? `${name} (${count})` : [];
  });

function listFields<V extends object>(places: Record<keyof V, string[]>, before: V, after: V): string[] {
  const fields = (Object.keys(places) as (keyof V)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return fields.flatMap((field) => places[field]);
}

export function listChangedPlaces(before: ContactFacts, after: ContactFacts, texts: NamingTexts): string[] {
  const former = listFormerFacts(before, after);
  const saved = texts.map(({ name, value }) => ({ name, value: replaceLiterals(value, former) }));
  const named = listNaming(saved, listChangedFacts(before, after));
  return [...new Set([...listFields(fixedPlaces, before, after), ...named])];
}

export function listChangedBrandPlaces(
  before: IdentityValue,
  after: IdentityValue,
  texts: NamingTexts,
): string[] {
  const named = listNaming(texts, listChangedBrandFacts(before, after));
  return [...new Set([...listFields(brandPlaces, before, after), ...named])];
}
