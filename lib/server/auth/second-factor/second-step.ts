import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { codePath } from '@/lib/content/nav';
import { isSecure } from '../cookies';
import { makeToken, readToken } from '../signed-token';

const cookieName = `${isSecure ? '__Secure-' : ''}second-step`;
const minutes = 5;
const purpose = 'second step';

const schema = z.object({
  userId: z.string(),
  /** The known device of the first step, and what makes this one known. */
  device: z.string().nullable(),
  newDevice: z.string().nullable(),
  until: z.number(),
});

/** A log-in whose password was right and whose code is still to come. */
export type SecondStep = Omit<z.infer<typeof schema>, 'until'>;

const options = { httpOnly: true, sameSite: 'strict', secure: isSecure, path: codePath } as const;

/** Keeps it in a cookie that goes to the page of the code alone. In a route handler or a server action. */
export async function keepSecondStep(step: SecondStep): Promise<void> {
  const text = JSON.stringify({ ...step, until: Date.now() + minutes * 60_000 });
  const token = makeToken(purpose, Buffer.from(text).toString('base64url'));
  (await cookies()).set(cookieName, token, { ...options, maxAge: minutes * 60 });
}

/** Null when the password was typed too long ago, or not at all. */
export async function findSecondStep(): Promise<SecondStep | null> {
  const text = readToken(purpose, (await cookies()).get(cookieName)?.value ?? '');
  if (text === null) return null;
  const { until, ...step } = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return until > Date.now() ? step : null;
}

export async function endSecondStep(): Promise<void> {
  (await cookies()).set(cookieName, '', { ...options, maxAge: 0 });
}
