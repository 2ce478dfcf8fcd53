import { expect, it } from 'vitest';
import { settingDefaults, settingTable, type TextPart, textParts } from '@/lib/domain/settings/schema';
import { listChangedBrandPlaces, listChangedPlaces } from './changed-places';

const { contact, identity, privacy, terms, faqs: questions, home, story } = settingDefaults;
const toTexts = (values: Partial<Record<TextPart, unknown>>) =>
  textParts.map((part) => ({ name: settingTable[part].name, value: values[part] ?? {} }));
const own = { privacy, terms, faqs: questions, home, story };
const texts = toTexts(own);

it('a new phone number is told with every place that shows it, and how often the texts name it', () => {
  expect(listChangedPlaces(contact, { ...contact, phone: '+91 98450 12345' }, texts)).toEqual([
    'contact bar',
    'footer',
    'contact page',
    'project pages',
    'next to the forms',
    'data for search engines',
    'mails',
    'Privacy (2)',
    'Terms (1)',
    'FAQ (1)',
  ]);
});

it('a new PIN code changes the address wherever a text names that', () => {
  const places = listChangedPlaces(contact, { ...contact, pin: '575002' }, texts);
  expect(places).toContain('data for search engines');
  expect(places).toContain('Privacy (2)');
  expect(places).toContain('Terms (1)');
  expect(places.some((place) => place.startsWith('FAQ'))).toBe(false);
});

it('what a saved text spells out counts too, because the save names it there', () => {
  const faqs = [{ question: 'How?', answer: [`Call ${contact.phone}, ${contact.phone}.`] }];
  expect(
    listChangedPlaces(contact, { ...contact, phone: '+91 98450 12345' }, toTexts({ ...own, faqs })),
  ).toContain('FAQ (2)');
});

it('a save that changes nothing names no place', () => {
  expect(listChangedPlaces(contact, { ...contact }, texts)).toEqual([]);
});

it('the words of the home page and of the story count as the other texts do', () => {
  const words = toTexts({
    home: { statement: 'Call {{phone}}.', about: `Or ${contact.phone}.` },
    story: { lead: '', chapters: [{ heading: 'How', paragraphs: ['By {{phone}}.'] }] },
  });
  const places = listChangedPlaces(contact, { ...contact, phone: '+91 98450 12345' }, words);
  expect(places.slice(-2)).toEqual(['Home page (2)', 'About (1)']);
});

it('another name of the builder is told with every text that names it, and nothing is said of a save without a change', () => {
  const words = toTexts({
    story: { lead: 'Since {{since}}, {{brand}}.' },
    terms: { lead: '{{short name}}' },
  });
  const changed = { ...identity, name: 'Sea Tower Homes' };
  expect(listChangedBrandPlaces(identity, changed, words)).toEqual([
    'every page',
    'shared pictures',
    'data for search engines',
    'mails',
    'About (1)',
  ]);
  expect(listChangedBrandPlaces(identity, { ...identity, since: 2004 }, words)).toEqual([
    'story page',
    'About (1)',
  ]);
  expect(listChangedBrandPlaces(identity, { ...identity, icon: { _id: 'new' } }, words)).toEqual([
    'browser tab',
    'home screen of phones',
  ]);
  expect(listChangedBrandPlaces(identity, { ...identity }, words)).toEqual([]);
});
