import { expect, it } from 'vitest';
import { addNewKeys } from './contact-keys';

const a = { phoneE164: '+919845000001', email: 'a@example.com' };
const b = { phoneE164: '+919845000002', email: 'b@example.com' };

it('gives all with the same number the same new key, and keeps the keys of known contacts', () => {
  const keys = addNewKeys(['A', null, null, 'A'], [a, b, { ...b, email: '' }, { ...a, email: '' }]);
  expect(keys).toEqual(['A', keys[1], keys[1], 'A']);
  expect(keys[1]).not.toBe('A');
});

it('does not merge two contacts by a line with the number of one and the address of the other', () => {
  const [first, second] = addNewKeys([null, null], [{ phoneE164: a.phoneE164, email: b.email }, b]);
  expect(first).not.toBe(second);
});

it('goes by the address where there is no number, then by the id, and shares no key where there is neither', () => {
  const bare = { phoneE164: '', email: a.email };
  const chat = { phoneE164: '', email: '', whatsapp: '919845000001' };
  const nobody = { phoneE164: '', email: '' };
  const keys = addNewKeys([null, null, null, null, null, null], [bare, bare, chat, chat, nobody, nobody]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).toBe(keys[3]);
  expect(new Set(keys).size).toBe(4);
});
