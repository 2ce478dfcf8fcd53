import { expect, it } from 'vitest';
import { formatRupees, parseRupees } from './rupees';

it.each([
  ['8500000', 8_500_000],
  ['85,00,000', 8_500_000],
  [' ₹ 85 lakh ', 8_500_000],
  ['Rs. 85 Lakhs', 8_500_000],
  ['1.4 cr', 14_000_000],
  ['INR 2 crore', 20_000_000],
  ['85,00,000/-', 8_500_000],
])('%j is an amount', (typed, rupees) => {
  expect(parseRupees(typed)).toBe(rupees);
});

it.each(['', 'much', '0', '-5', '85 million', '1.2.3', '9e9', '99999999 cr'])('%j is none', (typed) => {
  expect(parseRupees(typed)).toBeNull();
});

it('groups the figures as India does', () => {
  expect(formatRupees(8_500_000)).toBe('₹ 85,00,000');
  expect(formatRupees(140_000_000)).toBe('₹ 14,00,00,000');
});
