import { expect, it } from 'vitest';
import { settingDefaults } from '@/lib/domain/settings/defaults';
import { listChangedPlaces } from './changed-places';

const { contact } = settingDefaults;
const { privacy, terms, faqs: questions } = settingDefaults;
const texts = { privacy, terms, faqs: questions };

it('a new phone number is told with every place that shows it, and how often the texts name it', () => {
  expect(listChangedPlaces(contact, { ...contact, phone: '+91 98450 12345' }, texts)).toEqual([
    'contact bar',
    'footer',
    'contact page',
    'project pages',
    'beside the forms',
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
  expect(listChangedPlaces(contact, { ...contact, phone: '+91 98450 12345' }, { ...texts, faqs })).toContain(
    'FAQ (2)',
  );
});

it('a save that changes nothing names no place', () => {
  expect(listChangedPlaces(contact, { ...contact }, texts)).toEqual([]);
});
