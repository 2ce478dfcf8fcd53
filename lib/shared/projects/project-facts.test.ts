import { expect, it } from 'vitest';
import { toProjectFacts } from './project-facts';

const registration = { number: 'PRM/1', completionOn: '2027-12-31', extensions: [] };
const plain = (facts: object) => JSON.parse(JSON.stringify(facts).replaceAll('\u00a0', ' '));

it('says of a project its homes, its lowest price, the day that is registered and its numbers with the Authority’s website', () => {
  const unitTypes = [
    { bhk: 3, carpetArea: 119.34, priceFrom: null },
    { bhk: 2, carpetArea: 79.2, priceFrom: 6_490_000 },
  ];
  const registrations = [registration, { ...registration, number: 'PRM/2' }];
  expect(plain(toProjectFacts({ unitTypes, registrations, exemptions: [] }))).toEqual({
    homes: '2 and 3 BHK',
    carpet: '79.20–119.34 sq m',
    price: 'from Rs 64.9 lakh',
    ready: '31 December 2027',
    registration: 'PRM/1, PRM/2, rera.karnataka.gov.in',
  });
});

it('says that a price is told on request, and why no registration is needed', () => {
  const unitTypes = [{ bhk: null, carpetArea: null, priceFrom: 0 }];
  const exemptions = [{ reason: 'land of at most 500 sq m', sentence: 'A small plot.' }];
  expect(toProjectFacts({ unitTypes, registrations: [], exemptions })).toEqual({
    homes: '',
    carpet: '',
    price: 'Price on request',
    ready: '',
    registration: 'Not required to register under RERA: a small plot.',
  });
});

it('says nothing of what a project lacks', () => {
  const nothing = toProjectFacts({ unitTypes: [], registrations: [], exemptions: [] });
  expect(Object.values(nothing).join('')).toBe('');
});
