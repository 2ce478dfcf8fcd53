import 'server-only';
import { z } from 'zod';
import { db, type Tx } from '@/lib/server/db';

const parts = { test: 'mail test', key: 'mail key tried' } as const;
const lastTest = z.object({ at: z.iso.datetime() });
const keyTrial = z.object({ isKnown: z.boolean() });

export type MailTrials = {
  testedAt: string | null;
  isKeyTried: boolean;
};

export async function recordKeyTrial(isKnown: boolean, tx: Tx = db): Promise<void> {
  const value = { isKnown };
  await tx.setting.upsert({
    where: { part: parts.key },
    create: { part: parts.key, value },
    update: { value },
  });
}

export async function recordMailTest(): Promise<void> {
  const value = { at: new Date().toISOString() };
  await db.setting.upsert({
    where: { part: parts.test },
    create: { part: parts.test, value },
    update: { value },
  });
  await recordKeyTrial(true);
}

export async function findMailTrials(): Promise<MailTrials> {
  const rows = await db.setting.findMany({
    where: { part: { in: Object.values(parts) } },
    select: { part: true, value: true },
  });
  const findValue = (part: string) => rows.find((row) => row.part === part)?.value;
  const testedAt = lastTest.safeParse(findValue(parts.test)).data?.at ?? null;
  // A former release tested the key without recording it.
  const isKeyTried = keyTrial.safeParse(findValue(parts.key)).data?.isKnown ?? testedAt !== null;
  return { testedAt, isKeyTried };
}

export const forgetMailTest = (tx: Tx) => tx.setting.deleteMany({ where: { part: parts.test } });

export const forgetKeyTrial = (tx: Tx) => tx.setting.deleteMany({ where: { part: parts.key } });
