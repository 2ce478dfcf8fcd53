import { expect, it } from 'vitest';
import { looksLikeMoney } from './looks-like-money';

it.each([
  '₹ 85 lakh onwards',
  '₹ 4,500',
  'Rs. 4500 per sqft',
  '85 Lakhs',
  '1.4cr',
  '2 crore',
  'INR 8,500,000',
])('money in the field of the area is noticed: %s', (text) => expect(looksLikeMoney(text)).toBe(true));

it.each(['', '1,250 to 2,450', '5,200 sqft', '2 acres', '1,200 sqft (carpet)', 'On request', '3 floors'])(
  'an area is none: %s',
  (text) => expect(looksLikeMoney(text)).toBe(false),
);
