import 'server-only';
import { randomUUID } from 'node:crypto';
import { v7 } from 'uuid';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { partnerEvents, partnerSource } from '@/lib/content/partners';
import { assignOwners } from '@/lib/domain/assignment/assign';
import { findContactKeys, lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { addLinks } from '@/lib/domain/documents/links';
import { addCv } from '@/lib/domain/enquiries/cv';
import type { SentRow } from '@/lib/domain/enquiries/field/definition';
import { toStoredKind } from '@/lib/domain/enquiries/field/kind';
import { retentionEnd } from '@/lib/domain/enquiries/retention';
import { notifyOfNewEnquiries } from '@/lib/domain/notifications/notify';
import { lockLinkedPartner } from '@/lib/domain/partners/link';
import type { MailHead } from '@/lib/domain/settings/dto';
import { requestVisit } from '@/lib/domain/visits/request';
import type { VisitRow } from '@/lib/domain/visits/row';
import type { Tx } from '@/lib/server/db';
import type { PlacedFile } from '@/lib/server/files/place';
import { insertRows } from '@/lib/server/insert-rows';
import { keepNotice, keepNotices, toNoticeColumns } from '@/lib/server/records/notice';
import { isId } from '@/lib/shared/id';
import type { Partner } from '@/prisma/generated/client';
import { sourceOf } from './attributed-source';
import { marketingOf, noticeOf, updateConsent } from './consent';
import { hashContent, type SentEnquiry } from './sent-enquiry';

type Known = { id: string; marketingConsent: boolean };
type Keys = { requestKey: string | null; contentHash: string };

/** A double tap: the same key of the browser with the same content, or without a key the same content within ten minutes. */
async function findDuplicates(tx: Tx, sent: readonly Keys[]): Promise<(Known | undefined)[]> {
  const since = new Date(Date.now() - enquiryLimits.doubleTapMs);
  const withoutKey = sent.filter(({ requestKey }) => requestKey === null);
  const rows = await tx.enquiry.findMany({
    where: {
      OR: [
        { requestKey: { in: sent.flatMap(({ requestKey }) => requestKey ?? []) } },
        ...(withoutKey.length > 0
          ? [
              {
                contentHash: { in: withoutKey.map(({ contentHash }) => contentHash) },
                createdAt: { gt: since },
              },
            ]
          : []),
      ],
    },
    orderBy: { createdAt: 'desc' },
    select: { id: true, marketingConsent: true, requestKey: true, contentHash: true, createdAt: true },
  });
  return sent.map(({ requestKey, contentHash }) =>
    rows.find((row) =>
      requestKey === null
        ? row.contentHash === contentHash && row.createdAt > since
        : row.requestKey === requestKey,
    ),
  );
}

export type Writing = { enquiry: SentEnquiry; spamReasons: string[]; cv?: PlacedFile | undefined };

type FromSettings = {
  head: MailHead;
  monthsOf: (kind: EnquiryKind) => number;
  /** What a partner accepts. */
  terms: string;
};

type Fresh = Writing & Keys & { partner: Partner | null };

/** The columns of what is not there yet. */
async function toRows(tx: Tx, fresh: readonly Fresh[], { monthsOf, terms }: FromSettings) {
  const ids = fresh.flatMap(({ enquiry: { projectId } }) => (projectId && isId(projectId) ? projectId : []));
  const projects =
    ids.length > 0
      ? await tx.project.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
      : [];
  const personKeys = await findContactKeys(
    tx,
    fresh.map(({ enquiry }) => enquiry),
  );
  const withNotices = fresh.map((each) => {
    const { kind } = each.enquiry;
    return { ...each, notice: noticeOf(each.enquiry, monthsOf(kind), kind === 'partner' ? terms : '') };
  });
  await keepNotices(tx, [
    ...withNotices.map(({ notice }) => notice),
    ...(fresh.some(({ enquiry }) => enquiry.marketingConsent) ? [notices.marketing] : []),
  ]);
  const data = withNotices.map((each, index) => {
    const { enquiry, spamReasons, partner, requestKey, contentHash, notice } = each;
    const {
      requestKey: _key,
      marketingConsent,
      firstTouch,
      lastTouch,
      filledInMs: _ms,
      documents: _documents,
      kind,
      cv: _cv,
      visit: _visit,
      partner: _partner,
      ...fields
    } = enquiry;
    const isSuspected = spamReasons.length > 0;
    return {
      id: v7(),
      ...fields,
      ...toStoredKind(kind),
      source: partner ? partnerSource : enquiry.source || sourceOf(firstTouch),
      ...marketingOf(marketingConsent),
      requestKey: requestKey ?? `derived-${randomUUID()}`,
      contentHash,
      personKey: personKeys[index] ?? randomUUID(),
      projectId: projects.find(({ id }) => id === enquiry.projectId)?.id ?? null,
      ...(firstTouch && { firstTouch }),
      ...(lastTouch && { lastTouch }),
      ...toNoticeColumns(notice),
      needsReview: isSuspected,
      ownerReason: isSuspected ? ownerReasons.held : '',
      suspicions: spamReasons,
      state: isSuspected ? ('spam' as const) : ('new' as const),
      retainUntil: retentionEnd(monthsOf(kind)),
    };
  });
  return { data, projects };
}

/** What else comes with an enquiry. Answers the visit that it asks for. */
async function writeWith(
  tx: Tx,
  row: SentRow,
  { enquiry, cv, partner }: Fresh,
): Promise<VisitRow | undefined> {
  if (cv) await addCv(tx, row.id, cv);
  if (enquiry.newsletter) await subscribe(tx, enquiry);
  if (enquiry.documents && row.projectId) await addLinks(tx, row.id, row.projectId);
  const visit = enquiry.visit && (await requestVisit(tx, row, enquiry.visit));
  if (partner) await addNamed(tx, row.id, partner);
  return visit;
}

/**
 * Writes what forms have sent, with all that follows from it. No two have the same number or address. Answers the id of each; for a
 * duplicate, the id of the enquiry that is there already.
 */
export async function writeEnquiries(
  tx: Tx,
  writings: readonly Writing[],
  settings: FromSettings,
): Promise<string[]> {
  const partners: (Partner | null)[] = [];
  for (const { enquiry } of writings)
    partners.push(enquiry.partner ? await lockLinkedPartner(tx, enquiry.partner.token) : null);
  // One that waits for somebody else's lock fails the batch, and is then written by itself.
  const isBatch = writings.length > 1;
  if (isBatch) await tx.$executeRaw`set local lock_timeout = '1s'`;
  await lockContactPoints(
    tx,
    writings.flatMap(({ enquiry }) => [enquiry.phoneE164, enquiry.email]),
  );
  if (isBatch) await tx.$executeRaw`set local lock_timeout to default`;
  const sent = writings.map((writing, index): Fresh => {
    const { enquiry } = writing;
    const contentHash = hashContent(enquiry);
    const requestKey = enquiry.requestKey ? `${enquiry.requestKey}.${contentHash.slice(0, 16)}` : null;
    return { ...writing, contentHash, requestKey, partner: partners[index] ?? null };
  });
  const duplicates = await findDuplicates(tx, sent);
  for (const [index, duplicate] of duplicates.entries())
    if (duplicate) await updateConsent(tx, duplicate, sent[index]?.enquiry.marketingConsent ?? false);
  const fresh = sent.filter((_, index) => !duplicates[index]);
  const ids = await writeFresh(tx, fresh, settings);
  return sent.map((each, index) => duplicates[index]?.id ?? ids[fresh.indexOf(each)] ?? '');
}

async function writeFresh(tx: Tx, fresh: readonly Fresh[], settings: FromSettings): Promise<string[]> {
  if (fresh.length === 0) return [];
  const { data, projects } = await toRows(tx, fresh, settings);
  await insertRows(tx, 'enquiry', data);
  const rows = await tx.enquiry.findMany({ where: { id: { in: data.map(({ id }) => id) } } });
  const written = [];
  for (const [index, writing] of fresh.entries()) {
    const row = rows.find(({ id }) => id === data[index]?.id);
    if (!row) throw new Error('The database did not answer a row that it has written.');
    const project = projects.find(({ id }) => id === row.projectId) ?? null;
    const namedBy = writing.partner && { partner: writing.partner };
    const enquiry = { ...row, project, namedBy };
    written.push({ ...writing, enquiry, visit: await writeWith(tx, enquiry, writing) });
  }
  const open = written.filter(({ spamReasons }) => spamReasons.length === 0);
  await assignOwners(
    tx,
    open.map(({ enquiry }) => enquiry),
    { head: settings.head },
  );
  await notifyOfNewEnquiries(
    tx,
    // The buyer whom a partner names has sent us nothing: we call, and write no mail to an address that somebody else has typed.
    open.map(({ enquiry, visit, partner }) => ({ enquiry, visit, isAcknowledged: partner === null })),
    settings.head,
  );
  return written.map(({ enquiry }) => enquiry.id);
}

async function addNamed(tx: Tx, enquiryId: string, { enquiryId: partnerId }: Partner): Promise<void> {
  await tx.partnerEnquiry.create({ data: { enquiryId, partnerId } });
  await tx.enquiryEvent.create({
    data: { enquiryId, kind: 'consent', actor: partnerEvents.actor, text: partnerEvents.named },
  });
}

async function subscribe(tx: Tx, { email, page }: SentEnquiry): Promise<void> {
  const data = { email, page, ...(await keepNotice(tx, notices.newsletter)) };
  await tx.subscriber.createMany({ data, skipDuplicates: true });
}
