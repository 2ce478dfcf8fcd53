import { expect, it } from 'vitest';
import { toOutcome } from './outcome';

const none = { lostReason: '', lostNote: '', wonValue: null, siteVisitOn: '' };

it.each([
  [{}, none],
  [null, none],
  [['price'], none],
  [
    { wonValue: 'much', lostReason: 'price', later: 1 },
    { ...none, lostReason: 'price' },
  ],
])('of an outcome that is stored as %j it reads what it knows', (outcome, read) => {
  expect(toOutcome({ outcome })).toEqual(read);
});
