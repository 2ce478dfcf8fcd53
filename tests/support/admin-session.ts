import { type APIRequestContext, expect } from '@playwright/test';

export type Person = { email: string; password: string };

export const credentials: Person = {
  email: process.env.TEST_ADMIN_EMAIL ?? '',
  password: process.env.TEST_ADMIN_PASSWORD ?? '',
};

/** A session of its own, for a test that ends it or looks at it. */
export async function openSession(request: APIRequestContext, person = credentials): Promise<string> {
  const answer = await request.post('/api/admin/auth/login', { data: person });
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

const tokens = new Map<string, Promise<string>>();

/** The session that the tests of a worker share, one for each person. */
export function shareSession(request: APIRequestContext, person = credentials): Promise<string> {
  const token = tokens.get(person.email) ?? openSession(request, person);
  tokens.set(person.email, token);
  return token;
}
