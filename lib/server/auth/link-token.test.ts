import { expect, it } from 'vitest';
import { createLinkToken, hashLinkToken } from './link-token';

it('a link carries 256 random bits, and what is kept of it is their SHA-256', () => {
  const { token, hash } = createLinkToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(hash).toBe(hashLinkToken(token));
  expect(createLinkToken().token).not.toBe(token);
  expect(hashLinkToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
