import 'server-only';
import { z } from 'zod';
import { db, type Tx } from '@/lib/server/db';

/** The rows of the settings that say what the mail service last said to a try. They are no parts that anybody edits. */
const parts = { test: 'mail test', key: 'mail key tried' } as const;
const lastTest = z.object({ at: z.iso.datetime() });
const keyTrial = z.object({ isKnown: z.boolean() });

export type MailTrials = {
  /** When the mail service last took a test, as an ISO text; null for never. */
  testedAt: string | null;
  /** The mail service knew the key when it was last asked. */
  isKeyTried: boolean;
};

/** Keeps whether the mail service knows the key; where it does not answer nobody knows. */
export async function recordKeyTrial(isKnown: boolean, tx: Tx = db): Promise<void> {
  const value = { isKnown };
  await tx.setting.upsert({
    where: { part: parts.key },
    create: { part: parts.key, value },
    update: { value },
  });
}

/** Only a key that is known sends one. */
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
  // A test of a former release has tried the key, and kept no word of that.
  const isKeyTried = keyTrial.safeParse(findValue(parts.key)).data?.isKnown ?? testedAt !== null;
  return { testedAt, isKeyTried };
}

/** A test of another key or sender says nothing about these. */
export const forgetMailTest = (tx: Tx) => tx.setting.deleteMany({ where: { part: parts.test } });

/** Of another key nobody knows. */
export const forgetKeyTrial = (tx: Tx) => tx.setting.deleteMany({ where: { part: parts.key } });
