import { expect, it } from 'vitest';
import { clientAddress, clientNetwork } from './client-address';
import { widerNetworkOf } from './network';

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

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:12::1', '2001:db8:0:12::/64'],
  ['2001:0DB8::12:8a2e:370:7334:1', '2001:db8:0:12::/64'],
  ['2001:db8:0:13::1', '2001:db8:0:13::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
])('the caller %j is counted as %s', (address, network) => {
  expect(clientNetwork(new Headers({ 'x-forwarded-for': address }))).toBe(network);
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:7:12::1', '2001:db8:7::/48'],
  ['2001:db8:7:13:8a2e:370:7334:1', '2001:db8:7::/48'],
  ['unknown', 'unknown'],
])('beyond the network of %j lies %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});
