import 'server-only';
import { visitHref } from '@/lib/domain/visits/link';
import { parseRequestedSlot } from '@/lib/domain/visits/plan';
import { visitInput } from '@/lib/domain/visits/schema';
import { db } from '@/lib/server/db';
import type { Saved, Sender } from '@/lib/shared/enquiries/sender';
import { parseInput } from '@/lib/shared/parsing/parse';
import { officeDay } from '@/lib/shared/time/office-clock';
import { saveEnquiry } from './form/save';

/** Both are stored once this resolves. @throws AppError invalid, too_many, not_found. */
export async function createVisit(input: unknown, sender: Sender): Promise<Saved> {
  const { startsAt, projectId, ...fields } = parseInput(visitInput, input);
  const visit = await parseRequestedSlot(projectId, startsAt);
  const visitOn = officeDay(visit.startsAt.getTime());
  const id = await saveEnquiry(
    { kind: 'enquiry', ...fields, projectId, visitOn, interest: 'general', visit },
    sender,
  );
  const row = await db.visit.findFirst({
    where: { enquiryId: id },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return row ? { next: visitHref(row.id) } : {};
}
