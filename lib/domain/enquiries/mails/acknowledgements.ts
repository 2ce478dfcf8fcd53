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

type Sent = { id: string; email: string };

/** True where somebody has used a link that was mailed to an address, or the team has confirmed it. */
export async function isAddressProved(tx: Tx, email: string): Promise<boolean> {
  const proof = await tx.contactProof.findFirst({
    where: { kind: 'email', value: email, undoneAt: null },
    select: { id: true },
  });
  return proof !== null;
}

/** True for an address that wants more than the day's mails: somebody has proved it, and has not turned away since. */
export async function wantsAllMails(tx: Tx, email: string): Promise<boolean> {
  if (!(await isAddressProved(tx, email))) return false;
  const withdrawn = await tx.enquiry.findFirst({
    where: { email, marketingWithdrawnAt: { not: null } },
    select: { id: true },
  });
  return withdrawn === null;
}

/**
 * Takes one of the day's mails of an address that does not want all, or has the enquiry wait for the summary. Two at once do not
 * both take the last one: the caller has locked the address.
 */
export async function takeAllowance(tx: Tx, { id, email }: Sent, now = new Date()): Promise<boolean> {
  const waiting = await tx.enquiry.findFirst({
    where: { email, summaryDueAt: { not: null } },
    select: { summaryDueAt: true },
  });
  const mailed = await tx.enquiry.findMany({
    where: { email, acknowledgedAt: { gt: new Date(now.getTime() - dayMs) } },
    orderBy: { acknowledgedAt: 'desc' },
    take: enquiryLimits.mailsADay,
    select: { acknowledgedAt: true },
  });
  const oldest = mailed[enquiryLimits.mailsADay - 1]?.acknowledgedAt;
  const isFree = !waiting && !oldest;
  const summaryDueAt = waiting?.summaryDueAt ?? new Date((oldest ?? now).getTime() + dayMs);
  await tx.enquiry.update({ where: { id }, data: isFree ? { acknowledgedAt: now } : { summaryDueAt } });
  return isFree;
}

async function enqueueSummary(email: string, now: Date): Promise<void> {
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    await lockContacts(tx, [email]);
    const waiting = await tx.enquiry.findMany({
      where: { email, summaryDueAt: { lte: now } },
      orderBy: { id: 'asc' },
      select: { id: true, email: true },
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
      idempotencyKey: `summary-${first.id}`,
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
