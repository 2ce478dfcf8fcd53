import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { loginPath } from '@/lib/content/nav';
import { env } from '@/lib/server/env';
import type { SetupFailure } from './dto';

const cookieName = 'setup-typed';
const shownForSeconds = 60;
const typedTexts = z.object({ code: z.string(), name: z.string(), email: z.string() });

type Typed = SetupFailure['typed'];

/** Keeps what was typed for the page that a browser without scripts is led back to; an address would stand in logs. */
export async function keepSetupTyped(typed: Typed): Promise<void> {
  (await cookies()).set(cookieName, JSON.stringify(typed), {
    httpOnly: true,
    sameSite: 'strict',
    secure: env.SITE_URL.startsWith('https:'),
    path: loginPath,
    maxAge: shownForSeconds,
  });
}

/** What was typed just now; empty texts when that is not known. */
export async function findSetupTyped(): Promise<Typed> {
  const none = { code: '', name: '', email: '' };
  try {
    return typedTexts.parse(JSON.parse((await cookies()).get(cookieName)?.value ?? ''));
  } catch {
    return none;
  }
}
