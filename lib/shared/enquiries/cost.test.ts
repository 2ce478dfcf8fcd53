import { expect, it } from 'vitest';
import { costOf } from './cost';

it('is the spend divided, in whole rupees', () => {
  expect(costOf('enquiry', { spend: 76_800, count: 64 })).toBe(1200);
  expect(costOf('visit', { spend: 76_800, count: 14 })).toBe(5486);
});

it('says so where nothing was typed, or nothing came of it', () => {
  expect(costOf('sale', { spend: null, count: 0 })).toBe('-');
  expect(costOf('sale', { spend: 40_000, count: 0 })).toBe('no sale yet');
  expect(costOf('enquiry', { spend: 40_000, count: 0 })).toBe('no enquiry yet');
});
