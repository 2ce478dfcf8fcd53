import 'server-only';
import type { Tx } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import { type CardRow, cardInclude } from './row';

// No other file updates the table `enquiry`.

export const changeCard = (tx: Tx, id: string, data: Prisma.EnquiryUncheckedUpdateInput): Promise<CardRow> =>
  tx.enquiry.update({ where: { id }, data, include: cardInclude });

export async function changeWhere(
  tx: Tx,
  where: Prisma.EnquiryWhereInput,
  data: Prisma.EnquiryUncheckedUpdateManyInput,
): Promise<string[]> {
  const rows = await tx.enquiry.updateManyAndReturn({ where, data, select: { id: true } });
  return rows.map(({ id }) => id);
}

type Each = {
  id: string;
  assigneeId?: string | null;
  ownerReason?: string;
  answerBy?: Date | null;
  acknowledgedAt?: Date | null;
  summaryDueAt?: Date | null;
  /** Other keys stay; null removes a key. */
  details?: Record<string, string | null>;
  outcome?: Record<string, string | null>;
  versions?: number;
};

/** Absent and null values leave a column as it is. */
export async function changeEach(tx: Tx, changes: readonly Each[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.$executeRaw`
    update enquiry set assignee_id = coalesce(change."assigneeId", assignee_id),
      owner_reason = coalesce(change."ownerReason", owner_reason),
      answer_by = coalesce(change."answerBy", answer_by),
      acknowledged_at = coalesce(change."acknowledgedAt", acknowledged_at),
      summary_due_at = coalesce(change."summaryDueAt", summary_due_at),
      details = jsonb_strip_nulls(enquiry.details || coalesce(change.details, '{}')),
      outcome = jsonb_strip_nulls(enquiry.outcome || coalesce(change.outcome, '{}')),
      version = version + coalesce(change.versions, 0), updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) change(id text, "assigneeId" text, "ownerReason" text,
      "answerBy" timestamptz, "acknowledgedAt" timestamptz, "summaryDueAt" timestamptz, details jsonb, outcome jsonb, versions int)
    where enquiry.id = change.id`;
}
