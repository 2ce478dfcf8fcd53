import { describe, expect, test } from 'vitest';
import { cleanHeaders, parseProxies } from './client-address.ts';

type Headers = Record<string, string>;

function clean(headers: Headers, peer: string, proxies = ''): Headers {
  const copy = { ...headers };
  cleanHeaders(copy, peer, parseProxies(proxies));
  return copy;
}

const forged = {
  host: 'example.com',
  forwarded: 'for=6.6.6.6',
  'x-real-ip': '6.6.6.6',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
};

describe('the forwarding headers of a request', () => {
  test('are dropped when the peer is no trusted proxy, and its own address is set', () => {
    expect(clean(forged, '::ffff:203.0.113.9')).toEqual({
      host: 'example.com',
      'x-forwarded-for': '203.0.113.9',
    });
  });

  test('of a trusted proxy name the right-most hop that is not trusted', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7' };
    expect(clean(headers, '10.0.0.1', '10.0.0.0/8')['x-forwarded-for']).toBe('203.0.113.9');
  });

  test('of a trusted proxy keep the host and the protocol, but no second word on the address', () => {
    const cleaned = clean(forged, '10.0.0.1', '10.0.0.1');
    expect(cleaned['x-forwarded-host']).toBe('evil.example');
    expect(cleaned['x-forwarded-proto']).toBe('https');
    expect(cleaned).not.toHaveProperty('forwarded');
    expect(cleaned).not.toHaveProperty('x-real-ip');
  });

  test('of a trusted proxy that names nobody, or nonsense, leave the proxy itself', () => {
    expect(clean({}, '10.0.0.1', '10.0.0.1')['x-forwarded-for']).toBe('10.0.0.1');
    // A proxy that names nobody vouches for nothing before.
    expect(clean({ 'x-forwarded-for': '6.6.6.6, ' }, '10.0.0.1', '10.0.0.1')['x-forwarded-for']).toBe(
      '10.0.0.1',
    );
    expect(clean({ 'x-forwarded-for': '6.6.6.6, unknown' }, '10.0.0.1', '10.0.0.1')['x-forwarded-for']).toBe(
      '10.0.0.1',
    );
  });

  test('are understood for IPv6 proxies', () => {
    expect(clean({ 'x-forwarded-for': '2001:db8::5' }, 'fd00::1', 'fd00::/8')['x-forwarded-for']).toBe(
      '2001:db8::5',
    );
  });
});

test.each(['nonsense', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/9'])(
  'TRUSTED_PROXIES=%s is refused with a sentence',
  (list) => {
    expect(() => parseProxies(list)).toThrow(`${list} is neither`);
  },
);
