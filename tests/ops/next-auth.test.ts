import { expect, test } from 'vitest';
import { findRefused } from '../support/servers/linter';

const ways = [
  "import NextAuth from 'next-auth';",
  "import { getToken } from 'next-auth/jwt';",
  "import type { NextAuthOptions } from 'next-auth';",
  "export * from 'next-auth/react';",
  "const { signIn } = await import('next-auth/react');",
  "const { encode } = require('next-auth/jwt');",
];
const files = [
  'middleware.ts',
  'app/page.tsx',
  'components/admin/auth/login-form.tsx',
  'lib/server/auth/viewer.ts',
  'scripts/a.test.ts',
];
const sources = ['lib/server/auth/next-auth/token.ts', 'components/admin/session/next-auth.ts'];
const inEach = (places: string[], lines: string[]) =>
  places.flatMap((file) => lines.map((line) => ({ file, line })));
const cookie = "export const name = 'next-auth.session-token';";
const refused = findRefused([...inEach(files, [...ways, cookie]), ...inEach(sources, ways)], ['plugin']);

test('the linter refuses next-auth everywhere but behind its two doors', () => {
  expect(refused).toHaveLength(files.length * ways.length);
  expect(refused).toEqual(expect.arrayContaining(inEach(files, ways)));
});
