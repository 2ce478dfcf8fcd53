import 'server-only';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { secondStepCookie, strictCookie } from '../cookies';
import { makeToken, readToken } from '../signed-token';

const minutes = 5;
const purpose = 'second step';

const schema = z.object({
  userId: z.string(),
  device: z.string().nullable(),
  newDevice: z.string().nullable(),
  until: z.number(),
});

export type SecondStep = Omit<z.infer<typeof schema>, 'until'>;

export async function keepSecondStep(step: SecondStep): Promise<void> {
  const text = JSON.stringify({ ...step, until: Date.now() + minutes * 60_000 });
  const token = makeToken(purpose, Buffer.from(text).toString('base64url'));
  (await cookies()).set(secondStepCookie, token, { ...strictCookie, maxAge: minutes * 60 });
}

export async function findSecondStep(): Promise<SecondStep | null> {
  const text = readToken(purpose, (await cookies()).get(secondStepCookie)?.value ?? '');
  if (text === null) return null;
  const { until, ...step } = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return until > Date.now() ? step : null;
}

export async function endSecondStep(): Promise<void> {
  (await cookies()).set(secondStepCookie, '', { ...strictCookie, maxAge: 0 });
}
