import 'server-only';
import { enquiryLimits } from '@/lib/content/enquiries/enquiries';
import { lockContactPoints } from '@/lib/domain/contacts/contact-keys';
import { mailedTo } from '@/lib/domain/notifications/mailed-to';
import { readMailHead } from '@/lib/domain/settings/queries';
import { db, type Tx } from '@/lib/server/db';
import { enqueueMail } from '@/lib/server/delivery/outbox/enqueue';
import { mailAddressOf } from '@/lib/shared/enquiries/stored-contact-points';
import { dayMs } from '@/lib/shared/time/day-ms';
import { changeEach, changeWhere } from './change';
import { makeSummary } from './mails';

const summaryLabel = 'Summary of further requests';
const mostSummaries = 50;

type Sent = { id: string; email: string; visitId?: string };

type Address = {
  address: string;
  isProved: boolean;
  hasWithdrawn: boolean;
  summaryDueAt: Date | null;
  mailed: Date[];
};

async function readAddresses(tx: Tx, emails: readonly string[], now: Date): Promise<Address[]> {
  const since = new Date(now.getTime() - dayMs);
  return tx.$queryRaw<Address[]>`
    select address, sent.*,
      exists (select from contact_proof where kind = 'email' and value = address and undone_at is null) as "isProved",
      exists (select from enquiry join consent on consent.enquiry_id = enquiry.id
        where email = address and purpose = 'marketing' and withdrawn_at is not null) as "hasWithdrawn"
    from unnest(${[...new Set(emails)]}::text[]) address, lateral (
      -- As in mailedTo.
      with sent as (
        select id, acknowledged_at, summary_due_at from enquiry
        where email = address or (email = '' and
          contact_points @> jsonb_build_array(jsonb_build_object('kind', 'email', 'value', address))))
      select (select min(summary_due_at) from sent) as "summaryDueAt",
        array(
          select at from (
            select acknowledged_at as at from sent
            union all
            select unnest(visit.mailed_at) from visit join sent on sent.id = visit.enquiry_id
            where visit.updated_at > ${since}) mailed
          where at > ${since} order by at desc) as mailed) sent`;
}

export async function isAddressProved(tx: Tx, email: string): Promise<boolean> {
  const [address] = await readAddresses(tx, [email], new Date());
  return address?.isProved ?? false;
}

/** An unproved address gets few mails a day, then a summary. The caller has locked the addresses. */
export async function claimMails(
  tx: Tx,
  sent: readonly Sent[],
  now = new Date(),
): Promise<Map<string, { isProved: boolean }>> {
  const taken = new Map<string, { isProved: boolean }>();
  const emails = sent.flatMap(({ email }) => email || []);
  const addresses = emails.length > 0 ? await readAddresses(tx, emails, now) : [];
  const marks: { id: string; acknowledgedAt: Date | null; summaryDueAt: Date | null }[] = [];
  for (const { id, email, visitId } of sent) {
    const known = addresses.find(({ address }) => address === email);
    if (!known) continue;
    const { isProved, hasWithdrawn, mailed } = known;
    const oldest = mailed[enquiryLimits.mailsADay - 1];
    const isFree = !known.summaryDueAt && !oldest;
    const wantsAll = isProved && !hasWithdrawn;
    if (wantsAll || isFree) taken.set(id, { isProved });
    if (wantsAll) continue;
    const due = known.summaryDueAt ?? new Date((oldest ?? now).getTime() + dayMs);
    if (isFree) mailed.unshift(now);
    else known.summaryDueAt = due;
    if (isFree && visitId)
      await tx.visit.update({ where: { id: visitId }, data: { mailedAt: { push: now } } });
    else marks.push({ id, acknowledgedAt: isFree ? now : null, summaryDueAt: isFree ? null : due });
  }
  await changeEach(tx, marks);
  return taken;
}

const waitingSelect = { id: true, phoneE164: true, email: true, contactPoints: true } as const;

async function enqueueSummary(email: string, now: Date): Promise<void> {
  const head = await readMailHead();
  await db.$transaction(async (tx) => {
    await lockContactPoints(tx, [email]);
    const due = await tx.enquiry.findMany({
      where: { ...mailedTo(email), summaryDueAt: { lte: now } },
      // The links of the mail belong to an enquiry that sent the address itself.
      orderBy: [{ email: 'desc' }, { id: 'asc' }],
      select: { ...waitingSelect, summaryDueAt: true },
    });
    const waiting = due.filter((row) => mailAddressOf(row) === email);
    const [first] = waiting;
    if (!first) return;
    await changeWhere(tx, { id: { in: waiting.map(({ id }) => id) } }, { summaryDueAt: null });
    // The team has removed the address since.
    if (email === '') return;
    await changeWhere(tx, { id: first.id }, { acknowledgedAt: now });
    await enqueueMail(tx, makeSummary(first, head, waiting.length), {
      label: summaryLabel,
      // A visit that changes again later needs another summary.
      idempotencyKey: `summary-${first.id}-${first.summaryDueAt?.toISOString()}`,
      leadId: first.id,
    });
  });
}

export async function enqueueDueSummaries(now = new Date()): Promise<void> {
  const due = await db.enquiry.findMany({
    where: { summaryDueAt: { lte: now } },
    orderBy: { summaryDueAt: 'asc' },
    take: mostSummaries,
    select: waitingSelect,
  });
  for (const email of new Set(due.map(mailAddressOf))) await enqueueSummary(email, now);
}
