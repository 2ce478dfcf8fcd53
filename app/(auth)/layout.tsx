import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import './auth.css';

// Who is signed in already is sent on by the server, and the policy's nonce is new in each answer.
export const instant = false;

export default async function AuthLayout({ children }: { children: ReactNode }) {
  await headers();
  return <div className="admin min-h-dvh bg-paper">{children}</div>;
}
