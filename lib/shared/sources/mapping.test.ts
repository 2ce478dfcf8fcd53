import { expect, it } from 'vitest';
import { chooseName, describeMapping, findTaker, fromText, listNames, toText } from './mapping';

const mapping = { name: 'full_name', phone: 'contact' };

it('a mapping is the same text whatever order it was kept in, and comes back from it whole', () => {
  expect(toText({ phone: 'contact', name: 'full_name' })).toBe(toText(mapping));
  expect(fromText(toText(mapping))).toEqual(mapping);
  expect(fromText(toText({}))).toEqual({});
});

it('a name that is chosen twice goes to the newer field, and the older one is freed', () => {
  expect(chooseName(mapping, 'email', 'contact')).toEqual({ name: 'full_name', email: 'contact' });
  expect(chooseName(mapping, 'name', '')).toEqual({ phone: 'contact' });
  expect(findTaker(mapping, 'contact')).toBe('phone');
  expect(findTaker(mapping, 'mail')).toBeNull();
});

it('all names that were seen can be chosen, each once, and one that is chosen stays although it is seen no more', () => {
  const bodies = [
    {
      fields: [
        ['mail', 'a@example.com'],
        ['contact', '1'],
      ],
    },
    { fields: [['contact', '2']] },
  ] as const;
  expect(listNames(bodies, mapping)).toEqual(['mail', 'contact', 'full_name']);
});

it('a mapping is said in words', () => {
  expect(describeMapping(mapping)).toBe('Name from full_name, Phone from contact');
  expect(describeMapping({})).toBe('all by their names');
});
