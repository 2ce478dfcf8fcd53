import type { FactName } from '@/lib/content/facts';
import { type ContactFacts, listChangedFacts, listFormerFacts } from './facts';
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

const textNames = { privacy: 'Privacy', terms: 'Terms', faqs: 'FAQ' } as const;
type TextPart = keyof typeof textNames;

const countNamed = (value: unknown, names: readonly FactName[]): number =>
  listTexts(value)
    .flatMap(({ text }) => listPlaceholders(text))
    .filter((name) => names.includes(name)).length;

/** Every place that a save of the contact has changed: "footer", "Privacy (3)". */
export function listChangedPlaces(
  before: ContactFacts,
  after: ContactFacts,
  texts: Record<TextPart, unknown>,
): string[] {
  // Both have the same fields.
  const fields = (Object.keys(fixedPlaces) as Field[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const names = listChangedFacts(before, after);
  const former = listFormerFacts(before, after);
  const inTexts = (Object.keys(textNames) as TextPart[]).flatMap((part) => {
    const count = countNamed(replaceLiterals(texts[part], former), names);
    return count > 0 ? `${textNames[part]} (${count})` : [];
  });
  return [...new Set([...fields.flatMap((field) => fixedPlaces[field]), ...inTexts])];
}
