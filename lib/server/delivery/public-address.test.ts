import { afterEach, describe, expect, it } from 'vitest';
import { env } from '@/lib/server/env';
import { isPrivateAddress, resolvePublicAddress } from './public-address';

afterEach(() => {
  env.WEBHOOKS_PRIVATE = 'refuse';
});

describe('an address that is not of the public network', () => {
  it.each([
    '0.0.0.0',
    '0.255.255.255',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.127.255.255',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.0.1',
    '192.168.255.255',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.255',
    '198.19.255.255',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::7f00:1',
    '::ffff:127.0.0.1',
    '::FFFF:10.0.0.1',
    '::ffff:7f00:1',
    '::ffff:808:808',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    'fc00::1',
    'fdff::1',
    'fe80::1',
    'febf::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
    '10.0.0',
  ])('is %j', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.0',
    '169.253.255.255',
    '169.255.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '191.255.255.255',
    '192.0.1.0',
    '192.167.255.255',
    '192.169.0.0',
    '198.17.255.255',
    '198.20.0.0',
    '223.255.255.255',
    '::ffff:8.8.8.8',
    '::ffff:203.204.205.206',
    '64:ff9a::1',
    '64:ff9b:2::1',
    '192.0.3.0',
    '192.88.98.255',
    '198.51.101.0',
    '203.0.112.255',
    '101::1',
    '2001:200::1',
    '2001:4860:4860::8888',
    '2003::1',
    'fbff::1',
    '2606:4700::1111',
  ])('is not %s', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });
});

it('a name that leads into a private network is refused for good when it is called, unless the environment allows it', async () => {
  await expect(resolvePublicAddress('localhost')).rejects.toMatchObject({
    message: 'the host is in a private network',
    isPermanentError: true,
  });
  env.WEBHOOKS_PRIVATE = 'allow';
  expect(isPrivateAddress((await resolvePublicAddress('localhost')).address)).toBe(true);
});
