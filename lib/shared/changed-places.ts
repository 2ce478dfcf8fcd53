import type { FactName } from '@/lib/content/facts';
import { settingNames, type TextPart, textParts } from '@/lib/content/setting-names';
import { type ContactFacts, listChangedBrandFacts, listChangedFacts, listFormerFacts } from './facts';
import type { IdentityValue } from './identity';
import { listPlaceholders, replaceLiterals } from './placeholders';
import { listTexts } from './texts';

type Field = keyof ContactFacts;

const menu = 'menu';
const contactBar = 'contact bar';
const footer = 'footer';
const contactPage = 'contact page';
const projects = 'project pages';
const forms = 'beside the forms';
const search = 'data for search engines';
const mails = 'mails';

/** Where each field stands, whatever the texts say. */
const fixedPlaces: Record<Field, string[]> = {
  phone: [contactBar, footer, contactPage, projects, forms, search, mails],
  email: [footer, contactPage, forms, search, mails],
  address: [footer, contactPage, search, mails],
  city: [footer, contactPage, search, mails],
  state: [search],
  pin: [footer, contactPage, search, mails],
  hours: [contactPage, search],
  social: [menu, footer, search],
  registeredName: [],
  grievanceContact: [],
};

const everyPage = 'every page';
const shares = 'pictures that are shared';
const tab = 'tab of the browser';
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

type Texts = Record<TextPart, unknown>;

const countNamed = (value: unknown, names: readonly FactName[]): number =>
  listTexts(value)
    .flatMap(({ text }) => listPlaceholders(text))
    .filter((name) => names.includes(name)).length;

/** The parts whose texts name one of these facts, with how often they do: "Privacy (3)". */
const listNaming = (texts: Texts, names: readonly FactName[]): string[] =>
  textParts.flatMap((part) => {
    const count = countNamed(texts[part], names);
    return count > 0 ? `${settingNames[part]} (${count})` : [];
  });

function listFields<V extends object>(places: Record<keyof V, string[]>, before: V, after: V): string[] {
  // Both have the same fields.
  const fields = (Object.keys(places) as (keyof V)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  return fields.flatMap((field) => places[field]);
}

/** Every place that a save of the contact has changed: "footer", "Privacy (3)". */
export function listChangedPlaces(before: ContactFacts, after: ContactFacts, texts: Texts): string[] {
  const former = listFormerFacts(before, after);
  const named = listNaming(replaceLiterals(texts, former), listChangedFacts(before, after));
  return [...new Set([...listFields(fixedPlaces, before, after), ...named])];
}

/** Every place that a save of the brand has changed. */
export function listChangedBrandPlaces(before: IdentityValue, after: IdentityValue, texts: Texts): string[] {
  const named = listNaming(texts, listChangedBrandFacts(before, after));
  return [...new Set([...listFields(brandPlaces, before, after), ...named])];
}
