import 'server-only';
import { z } from 'zod';
import { mailRows } from '@/lib/content/mail/mail';
import type { Tx } from '@/lib/server/db';
import { openSecret } from '@/lib/server/secrets/seal';
import type { MailSender } from '@/lib/shared/mail/mail-sender';

const keyValue = z.object({ sealed: z.string() });
const senderValue = z.object({ name: z.string(), address: z.string() });

export const findStoredSender = (value: unknown): MailSender | null =>
  senderValue.safeParse(value).data ?? null;

export const findSealedKey = (value: unknown): string | null =>
  keyValue.safeParse(value).data?.sealed ?? null;

export function openMailKey(sealed: string): string | null {
  try {
    return openSecret('mail key', sealed);
  } catch {
    return null;
  }
}

export async function writeMailRow(
  tx: Tx,
  row: keyof typeof mailRows,
  value: { sealed: string } | MailSender,
): Promise<void> {
  const part = mailRows[row];
  await tx.setting.upsert({ where: { part }, create: { part, value }, update: { value } });
}
