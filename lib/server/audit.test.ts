import { expect, it } from 'vitest';
import { listChanges } from './audit';

it('names the fields that changed, of those that are asked for, by their content', () => {
  const before = { name: 'Crest', amenities: ['Pool'], price: '', order: 1 };
  const after = { name: 'Crest', amenities: ['Pool', 'Gym'], price: '1450', order: 2 };
  expect(listChanges(before, after, ['name', 'amenities', 'price'])).toEqual(['amenities', 'price']);
  expect(listChanges(before, { ...before, amenities: ['Pool'] }, ['name', 'amenities'])).toEqual([]);
});
