import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db, type Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { mailAddressOf } from '@/lib/shared/enquiries/kept-ways';
import { dayMs } from '@/lib/shared/time/day-ms';
import { lockContacts } from '../person/key';
import { mailedTo } from './mailed-to';
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
    where: { ...mailedTo(email), acknowledgedAt: { gt: since } },
    orderBy: { acknowledgedAt: 'desc' },
    take: enquiryLimits.mailsADay,
    select: { acknowledgedAt: true },
  });
  const visits = await tx.visit.findMany({
    where: { enquiry: mailedTo(email), updatedAt: { gt: since }, mailedAt: { isEmpty: false } },
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
    where: { ...mailedTo(email), summaryDueAt: { not: null } },
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

const waitingSelect = { id: true, phoneE164: true, email: true, ways: true } as const;

async function enqueueSummary(email: string, now: Date): Promise<void> {
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    await lockContacts(tx, [email]);
    const due = await tx.enquiry.findMany({
      where: { ...mailedTo(email), summaryDueAt: { lte: now } },
      // One that has sent the address comes first: the links of the mail are about it.
      orderBy: [{ email: 'desc' }, { id: 'asc' }],
      select: { ...waitingSelect, summaryDueAt: true },
    });
    const waiting = due.filter((row) => mailAddressOf(row) === email);
    const [first] = waiting;
    if (!first) return;
    await tx.enquiry.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { summaryDueAt: null },
    });
    // The team has taken the address away meanwhile.
    if (email === '') return;
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
  const due = await db.enquiry.findMany({
    where: { summaryDueAt: { lte: now } },
    orderBy: { summaryDueAt: 'asc' },
    take: mostSummaries,
    select: waitingSelect,
  });
  for (const email of new Set(due.map(mailAddressOf))) await enqueueSummary(email, now);
}
