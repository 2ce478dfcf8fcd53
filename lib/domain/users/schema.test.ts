import { expect, it } from 'vitest';
import { acceptance } from './schema';

const accept = (password: string) => acceptance.safeParse({ token: 'token', password });

it('A new password has at most the 200 characters that its message names', () => {
  expect(accept('x'.repeat(200)).success).toBe(true);
  expect(accept('x'.repeat(201)).error?.issues[0]?.message).toBe('Password must be at most 200 characters');
});
