import { expect, it } from 'vitest';
import { clientAddress } from './client-address';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 , 10.0.0.1', '203.0.113.7'],
  ['', 'unknown'],
  [' ,10.0.0.1', 'unknown'],
])('x-forwarded-for %j is the caller %s', (header, address) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': header }))).toBe(address);
});

it('a caller without the header is unknown', () => {
  expect(clientAddress(new Headers())).toBe('unknown');
});
