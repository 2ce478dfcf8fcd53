import { signIn, signOut } from 'next-auth/react';

// Fetched when it is used. It imports nothing else: what a page has already, and another has not, would make two chunks of it.

/** What a log-in came to, and the server's words where it failed and has some. */
type SignedIn = { isSignedIn: boolean; reason: string | null };

export async function signInWith(email: string, password: string): Promise<SignedIn> {
  const result = await signIn('credentials', { redirect: false, email, password });
  // It has a code word of its own where the server said nothing (AUTH-2).
  const reason = result?.error && result.error !== 'CredentialsSignin' ? result.error : null;
  return { isSignedIn: result?.ok === true, reason };
}

export async function endSession(): Promise<void> {
  await signOut({ redirect: false });
}
