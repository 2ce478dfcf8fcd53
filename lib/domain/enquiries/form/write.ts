import 'server-only';
import { randomUUID } from 'node:crypto';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { notices } from '@/lib/content/enquiries/forms';
import { ownerReasons } from '@/lib/content/enquiries/turn';
import { partnerEvents, partnerSource } from '@/lib/content/partners';
import { addLinks } from '@/lib/domain/documents/links';
import type { MailHead } from '@/lib/domain/settings/dto';
import type { Tx } from '@/lib/server/db';
import type { PlacedFile } from '@/lib/server/files/place';
import { keepNotice } from '@/lib/server/records/notice';
import { isId } from '@/lib/shared/id';
import type { Partner } from '@/prisma/generated/client';
import { addCv } from '../cv';
import { toStoredKind } from '../field/kind';
import { notifyOfGivenEnquiry, notifyOfSentEnquiry } from '../mails/notify';
import { lockLinkedPartner } from '../partners/link';
import { findPersonKey, lockPerson } from '../person/key';
import { retentionEnd } from '../retention';
import { giveOwner } from '../turn/give';
import { requestVisit } from '../visits/request';
import { marketingOf, noticeOf, updateConsent } from './consent';
import { hashContent, type SentEnquiry } from './sent-enquiry';
import { sourceOf } from './source';

/** A double tap: the same key of the browser with the same content, or without a key the same content within ten minutes. */
async function findDuplicate(tx: Tx, requestKey: string | null, contentHash: string) {
  const since = new Date(Date.now() - enquiryLimits.doubleTapMs);
  return tx.enquiry.findFirst({
    where: requestKey ? { requestKey } : { contentHash, createdAt: { gt: since } },
    orderBy: { createdAt: 'desc' },
    select: { id: true, marketingConsent: true },
  });
}

type FromSettings = {
  head: MailHead;
  monthsKept: number;
  /** What a partner accepts; '' for everybody else. */
  terms: string;
  cv: PlacedFile | undefined;
};

/** Writes what a form has sent, with all that follows from it. Answers its id; of a duplicate that of the first. */
export async function writeEnquiry(
  tx: Tx,
  enquiry: SentEnquiry,
  spamReasons: string[],
  { head, monthsKept, terms, cv }: FromSettings,
): Promise<string> {
  const {
    requestKey: key,
    projectId,
    marketingConsent,
    firstTouch,
    lastTouch,
    filledInMs: _ms,
    documents,
    kind,
    cv: _cv,
    visit: wish,
    partner: namer,
    ...fields
  } = enquiry;
  const contentHash = hashContent(enquiry);
  const partner = namer ? await lockLinkedPartner(tx, namer.token) : null;
  await lockPerson(tx, enquiry);
  const requestKey = key ? `${key}.${contentHash.slice(0, 16)}` : null;
  const duplicate = await findDuplicate(tx, requestKey, contentHash);
  if (duplicate) {
    await updateConsent(tx, duplicate, marketingConsent);
    return duplicate.id;
  }
  const known = projectId && isId(projectId);
  const project = known
    ? await tx.project.findUnique({ where: { id: projectId }, select: { id: true } })
    : null;
  const personKey = await findPersonKey(tx, enquiry);
  const row = await tx.enquiry.create({
    data: {
      ...fields,
      ...toStoredKind(kind),
      source: partner ? partnerSource : enquiry.source || sourceOf(firstTouch),
      ...(await marketingOf(tx, marketingConsent)),
      requestKey: requestKey ?? `derived-${randomUUID()}`,
      contentHash,
      personKey: personKey ?? randomUUID(),
      projectId: project?.id ?? null,
      ...(firstTouch && { firstTouch }),
      ...(lastTouch && { lastTouch }),
      ...(await keepNotice(tx, noticeOf(enquiry, monthsKept, terms))),
      needsReview: spamReasons.length > 0,
      ownerReason: spamReasons.length > 0 ? ownerReasons.held : '',
      suspicions: spamReasons,
      state: spamReasons.length > 0 ? 'spam' : 'new',
      retainUntil: retentionEnd(monthsKept),
    },
    include: { project: { select: { name: true } } },
  });
  if (cv) await addCv(tx, row.id, cv);
  if (enquiry.newsletter) await subscribe(tx, enquiry);
  if (documents && project) await addLinks(tx, row.id, project.id);
  const visit = wish && (await requestVisit(tx, row, wish));
  if (partner) await addNamed(tx, row.id, partner);
  if (spamReasons.length > 0) return row.id;
  const sent = { ...row, namedBy: partner && { partner } };
  await giveOwner(tx, sent, { head });
  // The buyer has sent us nothing: we call, and write no mail to an address that somebody else has typed.
  if (partner) await notifyOfGivenEnquiry(tx, sent, { head, isAcknowledged: false });
  else await notifyOfSentEnquiry(tx, sent, head, visit);
  return row.id;
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
