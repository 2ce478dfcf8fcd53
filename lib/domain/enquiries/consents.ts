import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import type { Tx } from '@/lib/server/db';
import { sha256 } from '@/lib/server/text/sha256';
import { insertRows } from '@/lib/server/writes/insert-rows';
import type { Consent } from '@/prisma/generated/client';
import type { ConsentPurpose } from '@/prisma/generated/enums';

type Notice = { version: string; text: string };

export const toNoticeColumns = ({
  version,
  text,
}: Notice): { noticeVersion: string; noticeHash: string } => ({
  noticeVersion: version,
  noticeHash: sha256(text),
});

async function keepNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
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

export type GivenConsents = {
  /** Null where the contact has read no notice of ours. */
  notice: { version: string; text: string; readOutAt?: Date } | null;
  hasMarketing?: boolean;
  newsletter?: { email: string; page: string };
};

function listNotices({ notice, hasMarketing, newsletter }: GivenConsents) {
  const consents: [ConsentPurpose, { version: string; text: string }][] = [];
  if (notice) consents.push(['enquiry', notice]);
  if (hasMarketing) consents.push(['marketing', notices.marketing]);
  if (newsletter) consents.push(['newsletter', notices.newsletter]);
  return consents;
}

export function toConsents(enquiryId: string, consents: GivenConsents): Consent[] {
  const givenAt = new Date();
  return listNotices(consents).map(([purpose, notice]) => ({
    enquiryId,
    purpose,
    ...toNoticeColumns(notice),
    language: 'en',
    givenAt,
    readOutAt: (purpose === 'enquiry' && consents.notice?.readOutAt) || null,
    withdrawnAt: null,
  }));
}

export async function addConsents(
  tx: Tx,
  stored: readonly { each: GivenConsents; consents: readonly Consent[] }[],
): Promise<void> {
  const shownNotices = stored.flatMap(({ each }) => listNotices(each).map(([, notice]) => notice));
  await keepNotices(tx, shownNotices);
  const rows = stored.flatMap(({ consents }) => consents);
  await insertRows(tx, 'consent', rows);
}

export async function setMarketing(tx: Tx, enquiryId: string, isGiven: boolean): Promise<void> {
  const now = new Date();
  if (isGiven) await keepNotices(tx, [notices.marketing]);
  const data = isGiven
    ? { ...toNoticeColumns(notices.marketing), givenAt: now, withdrawnAt: null }
    : { withdrawnAt: now };
  const key = { enquiryId, purpose: 'marketing' } as const;
  await tx.consent.upsert({ where: { enquiryId_purpose: key }, update: data, create: { ...key, ...data } });
}

export async function withdrawMarketing(tx: Tx, email: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    insert into consent (enquiry_id, purpose, withdrawn_at)
    select id, 'marketing', now() from enquiry where email = ${email}
    on conflict (enquiry_id, purpose) do update set withdrawn_at = excluded.withdrawn_at where consent.withdrawn_at is null
    returning enquiry_id as id`;
  const ids = rows.map(({ id }) => id);
  await tx.consent.updateMany({
    where: { purpose: 'newsletter', withdrawnAt: null, enquiryId: { in: ids } },
    data: { withdrawnAt: new Date() },
  });
  return ids;
}
