import { signIn, signOut } from 'next-auth/react';

// It imports nothing else: a shared import would split it into two chunks.

type SignedIn = { isSignedIn: boolean; reason: string | null };

export async function signInWith(email: string, password: string): Promise<SignedIn> {
  const result = await signIn('credentials', { redirect: false, email, password });
  // next-auth sends a code word where the server gave no reason (AUTH-2).
  const reason = result?.error && result.error !== 'CredentialsSignin' ? result.error : null;
  return { isSignedIn: result?.ok === true, reason };
}

export async function endSession(): Promise<void> {
  await signOut({ redirect: false });
}
