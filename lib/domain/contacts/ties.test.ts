import { expect, it } from 'vitest';
import { findTies } from './ties';

const at = new Date('2026-11-20T06:00:00Z');
const sent = (id: string, more: Partial<Parameters<typeof findTies>[1][number]> = {}) => ({
  id,
  contactId: `person of ${id}`,
  phoneE164: `+91${id}`,
  email: '',
  ...more,
});
const proof = (enquiryId: string, kind: 'phone' | 'email', value: string) =>
  ({ enquiryId, kind, value, method: 'staff', at, actor: 'Meera' }) as const;
const join = (contactA: string, contactB: string) => ({ contactA, contactB, at, actor: 'Meera' });
const none = { proofs: [], matches: [] };

it('a proved tie enquiries on: whoever is tied to a tied one is tied, too', () => {
  const [a, b, c] = [
    sent('1', { email: 'one@example.com' }),
    sent('2', { email: 'one@example.com', phoneE164: '+91' }),
    sent('3', { phoneE164: '+91' }),
  ];
  const proofs = [
    proof('1', 'email', 'one@example.com'),
    proof('2', 'phone', '+91'),
    proof('3', 'phone', '+91'),
  ];
  expect([...findTies('1', [a, b, c], { proofs, matches: [] })]).toEqual([
    ['1', { isProved: true, text: 'This enquiry' }],
    ['2', { isProved: true, text: 'Same address, confirmed by Meera on 20 Nov 2026' }],
    ['3', { isProved: true, text: 'Same number, confirmed by Meera on 20 Nov 2026' }],
  ]);
  const withoutMiddle = findTies('1', [a, c], { proofs, matches: [] });
  expect(withoutMiddle.get('3')?.isProved).toBe(false);
});

it('two that gave no address share none, also where the office has joined their persons', () => {
  const ties = findTies('1', [sent('1'), sent('2')], {
    proofs: [],
    matches: [join('person of 1', 'person of 2')],
  });
  expect(ties.get('2')).toEqual({
    isProved: false,
    text: 'Merged by Meera on 20 Nov 2026 because of a number that is not confirmed',
  });
});

it('what an earlier version has joined is named so, and what nothing ties is not confirmed', () => {
  const ties = findTies('1', [sent('1'), sent('2', { contactId: 'person of 1' }), sent('3')], none);
  expect([ties.get('2')?.text, ties.get('3')?.text]).toEqual([
    'Another number, merged by an earlier version',
    'Not confirmed',
  ]);
});

it('a number that only one of two has confirmed proves nothing', () => {
  const both = [sent('1', { phoneE164: '+91' }), sent('2', { phoneE164: '+91' })];
  const ties = findTies('1', both, { proofs: [proof('1', 'phone', '+91')], matches: [] });
  expect(ties.get('2')).toEqual({ isProved: false, text: 'Same number, not confirmed' });
});
