import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { setupTypedCookie, strictCookie } from '@/lib/server/auth/cookies';
import type { SetupFailure } from './dto';

const shownForSeconds = 60;
const typedTexts = z.object({ code: z.string(), name: z.string(), email: z.string() });

type Typed = SetupFailure['typed'];

/** Security: a query string would put the values into logs. */
export async function keepSetupTyped(typed: Typed): Promise<void> {
  (await cookies()).set(setupTypedCookie, JSON.stringify(typed), {
    ...strictCookie,
    maxAge: shownForSeconds,
  });
}

export async function findSetupTyped(): Promise<Typed> {
  const none = { code: '', name: '', email: '' };
  try {
    return typedTexts.parse(JSON.parse((await cookies()).get(setupTypedCookie)?.value ?? ''));
  } catch {
    return none;
  }
}
