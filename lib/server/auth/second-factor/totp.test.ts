import { expect, it } from 'vitest';
import { findCodeStep, makeSeed, toKeyUri } from './totp';

// RFC 6238, appendix B, whose key is twenty ASCII digits.
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])(
  'at second %i the standard’s own code is taken, in these 30 seconds, the ones before and after alone',
  (second, code) => {
    const step = Math.floor(second / 30);
    for (const away of [-30, 0, 30]) expect(findCodeStep(seed, code, (second + away) * 1000)).toBe(step);
    for (const away of [-60, 60]) expect(findCodeStep(seed, code, (second + away) * 1000)).toBeNull();
  },
);

it.each(['', '28708', '2870820', '287083', 'abcdef'])('%j is no code', (code) => {
  expect(findCodeStep(seed, code, 59_000)).toBeNull();
});

it('a seed has 160 random bits, and the app is told whose it is', () => {
  expect(makeSeed()).toMatch(/^[A-Z2-7]{32}$/);
  expect(makeSeed()).not.toBe(makeSeed());
  const uri = new URL(toKeyUri(seed, 'asha@example.com', 'Sea Tower Homes'));
  expect(uri.protocol).toBe('otpauth:');
  expect(uri.searchParams.get('secret')).toBe(seed);
  expect(uri.searchParams.get('issuer')).toBe('Sea Tower Homes');
  expect(decodeURIComponent(uri.pathname)).toContain('asha@example.com');
});
