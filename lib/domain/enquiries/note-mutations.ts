import 'server-only';
import { hasRole, type Sales } from '@/lib/server/auth/viewer';
import type { Tx } from '@/lib/server/db';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { AppError } from '@/lib/shared/errors';
import { requireId } from '@/lib/shared/parsing/id';
import { parseInput } from '@/lib/shared/parsing/parse';
import type { Prisma } from '@/prisma/generated/client';
import { lineOf } from './change-mutations';
import type { EnquiryEvent } from './dto';
import { toEvent } from './row';
import { enquiryNote } from './schema';

const missing = 'There is no such note.';

type Note = Prisma.EnquiryEventGetPayload<object>;

/** @throws AppError not_found, also once deleted; forbidden for a note of somebody else, except for an admin. */
async function lockOwnNote(tx: Tx, sales: Sales, id: string): Promise<Note> {
  await tx.$queryRaw`select id from enquiry_event where id = ${id} for update`;
  const note = await tx.enquiryEvent.findFirst({ where: { id, kind: 'note', removedAt: null } });
  if (!note) throw new AppError('not_found', missing);
  if (note.userId !== sales.userId && !hasRole(sales, 'admin'))
    throw new AppError('forbidden', 'Only the author of the note or an admin may change it.');
  return note;
}

async function changeNote(
  sales: Sales,
  givenId: unknown,
  toData: (note: Note) => Prisma.EnquiryEventUncheckedUpdateInput,
): Promise<Mutated<EnquiryEvent>> {
  const id = requireId(givenId, missing);
  return mutate(sales, async (tx) => {
    const note = await lockOwnNote(tx, sales, id);
    const row = await tx.enquiryEvent.update({
      where: { id },
      data: { ...toData(note), editedAt: new Date(), editedBy: sales.name },
    });
    return { data: toEvent(row), tags: [], audit: lineOf(note.enquiryId, ['note']) };
  });
}

/** @throws AppError not_found, forbidden, invalid. */
export async function updateNote(sales: Sales, id: unknown, input: unknown): Promise<Mutated<EnquiryEvent>> {
  const { text } = parseInput(enquiryNote, input);
  return changeNote(sales, id, (note) => ({ text, former: [...note.former, note.text] }));
}

/** @throws AppError not_found, forbidden. */
export const deleteNote = (sales: Sales, id: unknown): Promise<Mutated<EnquiryEvent>> =>
  changeNote(sales, id, () => ({ removedAt: new Date() }));
