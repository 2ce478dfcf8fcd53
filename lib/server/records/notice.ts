import 'server-only';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import { sha256 } from '@/lib/server/text/sha256';

type Notice = { version: string; text: string };

export const toNoticeColumns = ({
  version,
  text,
}: Notice): { noticeVersion: string; noticeHash: string } => ({
  noticeVersion: version,
  noticeHash: sha256(text),
});

export async function keepNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const rows = new Map(notices.map(({ version, text }) => [sha256(text), { version, text }]));
  // One order for all, so that two transactions cannot deadlock.
  const data = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1));
  await insertRows(
    tx,
    'notice',
    data.map(([hash, notice]) => ({ hash, ...notice })),
    { skipKnown: true },
  );
}

export async function keepNotice(tx: Tx, notice: Notice) {
  await keepNotices(tx, [notice]);
  return toNoticeColumns(notice);
}
