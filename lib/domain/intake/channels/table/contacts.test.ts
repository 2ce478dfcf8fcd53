import { expect, it } from 'vitest';
import { assignContactKeys } from './contacts';

const a = { phoneE164: '+919845000001', email: 'a@example.com' };
const b = { phoneE164: '+919845000002', email: 'b@example.com' };

it('joins whoever is reached by the same number, in the table and with those who are known', () => {
  const keys = assignContactKeys(
    [{ ...a, personKey: 'A' }],
    [a, b, { ...b, email: '' }, { ...a, email: '' }],
  );
  expect(keys).toEqual(['A', keys[1], keys[1], 'A']);
  expect(keys[1]).not.toBe('A');
});

it('makes no one person of two by a line with the number of one and the address of the other', () => {
  const known = [
    { ...a, personKey: 'A' },
    { ...b, personKey: 'B' },
  ];
  const mixed = { phoneE164: a.phoneE164, email: b.email };
  expect(assignContactKeys(known, [mixed, b])).toEqual(['A', 'B']);
});

it('goes by the address where there is no number, and joins none who gave neither', () => {
  const bare = { phoneE164: '', email: a.email };
  const nobody = { phoneE164: '', email: '' };
  const keys = assignContactKeys([{ ...a, personKey: 'A' }], [bare, bare, nobody, nobody]);
  expect(keys[0]).toBe(keys[1]);
  expect(new Set(['A', ...keys]).size).toBe(4);
});

it('of two who are known by one number the one who came first is joined', () => {
  const known = [
    { ...a, personKey: 'first' },
    { ...a, personKey: 'second' },
  ];
  expect(assignContactKeys(known, [a])).toEqual(['first']);
});
