import { type APIRequestContext, expect } from 'playwright/test';

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

type Shared = { token: Promise<string>; openedAt: number };

const shared = new Map<string, Shared>();
// For ten minutes after its log-in a session may do what needs the password: no test is to be asked for it by chance.
const sharedForMs = 5 * 60_000;

/** The session that the tests of a worker share for some minutes, one for each person. */
export function shareSession(request: APIRequestContext, person = credentials): Promise<string> {
  const now = Date.now();
  let session = shared.get(person.email);
  if (!session || now - session.openedAt > sharedForMs)
    session = { token: openSession(request, person), openedAt: now };
  shared.set(person.email, session);
  return session.token;
}
