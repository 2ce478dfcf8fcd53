import { expect, it } from 'vitest';
import { assignPersons } from './import-persons';

const a = { phoneE164: '+919845000001', email: 'a@example.com' };
const b = { phoneE164: '+919845000002', email: 'b@example.com' };

it('joins whoever shares a number or an address, in the table and with those who are known', () => {
  const bare = { phoneE164: '+919845000003', email: '' };
  const { keys, merged } = assignPersons(
    [{ ...a, personKey: 'A' }],
    [
      a,
      { ...b, email: '' },
      { ...bare, email: 'b@example.com' },
      b,
      bare,
      { ...bare, phoneE164: '+919845000009' },
    ],
  );
  expect(keys[0]).toBe('A');
  expect(new Set([keys[1], keys[2], keys[3], keys[4]]).size).toBe(1);
  expect(new Set(keys).size).toBe(3);
  expect([...merged.keys()]).not.toContain('A');
});

it('tells which known persons turn out to be one', () => {
  const known = [
    { ...a, personKey: 'A' },
    { ...b, personKey: 'B' },
  ];
  const { keys, merged } = assignPersons(known, [{ phoneE164: a.phoneE164, email: b.email }]);
  expect(keys).toEqual(['A']);
  expect([...merged]).toEqual([['B', 'A']]);
});
