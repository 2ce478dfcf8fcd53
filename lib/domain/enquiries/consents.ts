import 'server-only';
import { notices } from '@/lib/content/enquiries/forms';
import type { Tx } from '@/lib/server/db';
import { insertRows } from '@/lib/server/insert-rows';
import { keepNotices, toNoticeColumns } from '@/lib/server/records/notice';
import type { Consent } from '@/prisma/generated/client';
import type { ConsentPurpose } from '@/prisma/generated/enums';

/** What somebody agrees to with an enquiry. */
export type GivenConsents = {
  /** The notice that the contact has read, or that was read out to them; null where it was none of ours. */
  notice: { version: string; text: string; readOutAt?: Date } | null;
  hasMarketing?: boolean;
  newsletter?: { email: string; page: string };
};

function listNotices({ notice, hasMarketing, newsletter }: GivenConsents) {
  const given: [ConsentPurpose, { version: string; text: string }][] = [];
  if (notice) given.push(['enquiry', notice]);
  if (hasMarketing) given.push(['marketing', notices.marketing]);
  if (newsletter) given.push(['newsletter', notices.newsletter]);
  return given;
}

/** The rows of what was agreed to just now. */
export function toConsents(enquiryId: string, given: GivenConsents): Consent[] {
  const givenAt = new Date();
  return listNotices(given).map(([purpose, notice]) => ({
    enquiryId,
    purpose,
    ...toNoticeColumns(notice),
    language: 'en',
    givenAt,
    readOutAt: (purpose === 'enquiry' && given.notice?.readOutAt) || null,
    withdrawnAt: null,
  }));
}

/** Stores the consents of new enquiries, and the notices that they name. */
export async function addConsents(
  tx: Tx,
  stored: readonly { each: GivenConsents; consents: readonly Consent[] }[],
): Promise<void> {
  await keepNotices(
    tx,
    stored.flatMap(({ each }) => listNotices(each).map(([, notice]) => notice)),
  );
  await insertRows(
    tx,
    'consent',
    stored.flatMap(({ consents }) => consents),
  );
}

/** Gives or withdraws the consent to marketing of one enquiry. */
export async function setMarketing(tx: Tx, enquiryId: string, isGiven: boolean): Promise<void> {
  const now = new Date();
  if (isGiven) await keepNotices(tx, [notices.marketing]);
  const data = isGiven
    ? { ...toNoticeColumns(notices.marketing), givenAt: now, withdrawnAt: null }
    : { withdrawnAt: now };
  const key = { enquiryId, purpose: 'marketing' } as const;
  await tx.consent.upsert({ where: { enquiryId_purpose: key }, update: data, create: { ...key, ...data } });
}

/**
 * Withdraws marketing and newsletter for all enquiries that an address has sent. Returns the ids of those for which marketing was not
 * withdrawn before.
 */
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
