import 'server-only';
import { changeWhere } from '@/lib/domain/enquiries/change';
import type { EnquiryChanged, EnquiryEvents } from '@/lib/domain/enquiries/events';
import { pauseSla, resumeSla, type SlaColumns, stopSla } from '@/lib/domain/sla/deadlines';
import type { Tx } from '@/lib/server/db';

async function write(tx: Tx, id: string, columns: SlaColumns | null): Promise<void> {
  if (columns) await changeWhere(tx, { id }, columns);
}

/** The first answer meets the SLA. */
export const meetSla = async (tx: Tx, { id, way, now }: EnquiryEvents['enquiry.answered']): Promise<void> =>
  write(tx, id, await stopSla(tx, id, way, now));

function applyMove(tx: Tx, { former, enquiry, now }: EnquiryChanged): Promise<SlaColumns | null> {
  if (enquiry.state === 'new') return resumeSla(tx, former, now);
  return enquiry.state === 'spam' ? pauseSla(tx, enquiry.id) : stopSla(tx, enquiry.id, 'state', now);
}

/** A move is an answer. Back to "new" it takes the answer back; to "spam" it pauses the SLA. */
export const applyMoveToSla = async (tx: Tx, change: EnquiryChanged): Promise<void> =>
  write(tx, change.enquiry.id, await applyMove(tx, change));
