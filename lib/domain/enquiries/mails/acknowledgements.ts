import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db, type Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { dayMs } from '@/lib/shared/time/day-ms';
import { lockContacts } from '../person/key';
import { makeSummary } from './mails';

const summaryLabel = 'Summary of further requests';
const mostSummaries = 50;

type Sent = {
  id: string;
  email: string;
  /** Where it was done by the link of a visit. */
  visitId?: string;
};

/** True where somebody has used a link that was mailed to an address, or the team has confirmed it. */
export async function isAddressProved(tx: Tx, email: string): Promise<boolean> {
  const proof = await tx.contactProof.findFirst({
    where: { kind: 'email', value: email, undoneAt: null },
    select: { id: true },
  });
  return proof !== null;
}

/** True for an address that wants more than the day's mails: somebody has proved it, and has not turned away since. */
async function wantsAllMails(tx: Tx, email: string): Promise<boolean> {
  if (!(await isAddressProved(tx, email))) return false;
  const withdrawn = await tx.enquiry.findFirst({
    where: { email, marketingWithdrawnAt: { not: null } },
    select: { id: true },
  });
  return withdrawn === null;
}

/** When an address was mailed lately for what forms and the links of visits caused, the last one first. */
async function listMailed(tx: Tx, email: string, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - dayMs);
  const acknowledged = await tx.enquiry.findMany({
    where: { email, acknowledgedAt: { gt: since } },
    orderBy: { acknowledgedAt: 'desc' },
    take: enquiryLimits.mailsADay,
    select: { acknowledgedAt: true },
  });
  const visits = await tx.visit.findMany({
    where: { enquiry: { email }, updatedAt: { gt: since }, mailedAt: { isEmpty: false } },
    select: { mailedAt: true },
  });
  return [
    ...acknowledged.flatMap(({ acknowledgedAt }) => acknowledgedAt ?? []),
    ...visits.flatMap(({ mailedAt }) => mailedAt),
  ]
    .filter((at) => at > since)
    .toSorted((one, other) => other.getTime() - one.getTime());
}

/**
 * Takes one of the day's mails of an address that does not want all, or has the enquiry wait for the summary. Two at once do not
 * both take the last one: the caller has locked the address.
 */
async function takeAllowance(tx: Tx, { id, email, visitId }: Sent, now: Date): Promise<boolean> {
  const waiting = await tx.enquiry.findFirst({
    where: { email, summaryDueAt: { not: null } },
    select: { summaryDueAt: true },
  });
  const oldest = (await listMailed(tx, email, now))[enquiryLimits.mailsADay - 1];
  const isFree = !waiting && !oldest;
  const summaryDueAt = waiting?.summaryDueAt ?? new Date((oldest ?? now).getTime() + dayMs);
  if (isFree && visitId) await tx.visit.update({ where: { id: visitId }, data: { mailedAt: { push: now } } });
  else await tx.enquiry.update({ where: { id }, data: isFree ? { acknowledgedAt: now } : { summaryDueAt } });
  return isFree;
}

/** Whether an address is mailed what somebody did by a form or by the link of a visit. The caller has locked it. */
export const takeMail = async (tx: Tx, sent: Sent, now = new Date()): Promise<boolean> =>
  sent.email !== '' && ((await wantsAllMails(tx, sent.email)) || (await takeAllowance(tx, sent, now)));

async function enqueueSummary(email: string, now: Date): Promise<void> {
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    await lockContacts(tx, [email]);
    const waiting = await tx.enquiry.findMany({
      where: { email, summaryDueAt: { lte: now } },
      orderBy: { id: 'asc' },
      select: { id: true, email: true, summaryDueAt: true },
    });
    const [first] = waiting;
    if (!first) return;
    await tx.enquiry.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { summaryDueAt: null },
    });
    await tx.enquiry.update({ where: { id: first.id }, data: { acknowledgedAt: now } });
    await enqueueMail(tx, makeSummary(first, head, waiting.length), {
      label: summaryLabel,
      // A visit that is changed on another day waits for another one.
      idempotencyKey: `summary-${first.id}-${first.summaryDueAt?.toISOString()}`,
      leadId: first.id,
    });
  });
}

/** Tells the addresses whose day is over what came beyond its mails. For housekeeping. */
export async function enqueueDueSummaries(now = new Date()): Promise<void> {
  const due = await db.enquiry.groupBy({
    by: ['email'],
    where: { summaryDueAt: { lte: now } },
    orderBy: { _min: { summaryDueAt: 'asc' } },
    take: mostSummaries,
  });
  for (const { email } of due) await enqueueSummary(email, now);
}
