import 'server-only';
import type { Tx } from '@/lib/server/db';
import { sha256 } from '@/lib/server/sha256';

/** Keeps what was said when consent was given, and answers the columns that name it. */
export async function keepNotice(
  tx: Tx,
  { version, text }: { version: string; text: string },
): Promise<{ noticeVersion: string; noticeHash: string }> {
  const hash = sha256(text);
  await tx.notice.createMany({ data: { hash, version, text }, skipDuplicates: true });
  return { noticeVersion: version, noticeHash: hash };
}
