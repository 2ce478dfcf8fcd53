import 'server-only';
import { z } from 'zod';
import { db, type Tx } from '@/lib/server/db';

/** The row of the settings that says when the mail service last took a test. It is no part that anybody edits. */
const part = 'mail test';
const lastTest = z.object({ at: z.iso.datetime() });

export async function recordMailTest(): Promise<void> {
  const value = { at: new Date().toISOString() };
  await db.setting.upsert({ where: { part }, create: { part, value }, update: { value } });
}

/** When the mail service last took a test, as an ISO text; null for never. */
export async function findMailTest(): Promise<string | null> {
  const row = await db.setting.findUnique({ where: { part } });
  return lastTest.safeParse(row?.value).data?.at ?? null;
}

/** A test of another key or sender says nothing about these. */
export const forgetMailTest = (tx: Tx) => tx.setting.deleteMany({ where: { part } });
