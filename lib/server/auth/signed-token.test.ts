import { expect, it, vi } from 'vitest';

vi.mock('../secrets/auth-secret', () => ({ authSecret: () => 'a secret of at least 32 characters' }));

const { makeToken, readToken } = await import('./signed-token');

it('a token is read back for its purpose, with every text inside', () => {
  for (const text of ['e1', 'a.b', 'ಮನೆ', ' '])
    expect(readToken('withdraw', makeToken('withdraw', text))).toBe(text);
});

it('a link in a mail of an earlier release is still ours', () => {
  expect(readToken('withdraw', 'e1.KlhfIoPJs-JnO_qWCBuH7M5qGo42_V3XYjZtBhAQQig')).toBe('e1');
});

it('a token of another purpose is none', () => {
  expect(readToken('share', makeToken('withdraw', 'e1'))).toBeNull();
  // The purpose and the text do not run together.
  expect(readToken('a', makeToken('a:b', 'c'))).toBeNull();
});

const token = makeToken('withdraw', 'e1');

it.each([
  '',
  '.',
  'e1',
  'e1.',
  token.slice(0, -1),
  `${token}A`,
  token.replace('e1', 'e2'),
  token.replace('e1', ''),
  `${token}.`,
  ` ${token}`,
])('%j is forged', (forged) => {
  expect(readToken('withdraw', forged)).toBeNull();
});

it('an empty text is not signed for', () => {
  expect(readToken('withdraw', makeToken('withdraw', ''))).toBeNull();
});
