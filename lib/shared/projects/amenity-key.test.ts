import { expect, it } from 'vitest';
import { toAmenityKey } from './amenity-key';

it.each([
  "Children's Play Area",
  'childrens  play area',
  'CHILDREN’S PLAYAREA',
  'children`s play‘area',
  'child´rensʼ play area',
])('%s is one amenity with the others', (name) => {
  expect(toAmenityKey(name)).toBe('childrensplayarea');
});

it('tells amenities apart by letters, figures and other signs', () => {
  expect(toAmenityKey('Wi-Fi')).toBe('wi-fi');
  expect(toAmenityKey('24x7 Security')).toBe('24x7security');
});
