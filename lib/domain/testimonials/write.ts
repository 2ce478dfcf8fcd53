import 'server-only';
import type { z } from 'zod';
import type { Tx } from '@/lib/server/db';
import { type Actor, keepOverwritten } from '@/lib/server/records/audit';
import type { Change } from '@/lib/server/records/mutation';
import { changedFields, lockForSave, saved, toChange } from '@/lib/server/records/verbs';
import type { Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';

type Texts = z.output<typeof testimonialFields>;

/** Adds a testimonial, first on the site. */
export const addTestimonial = async (tx: Tx, texts: Texts): Promise<Change<Testimonial>> =>
  toChange(testimonials, 'create', await tx.testimonial.create({ data: texts }));

/** Replaces all texts of a testimonial. @throws AppError not_found, conflict. */
export async function changeTestimonial(
  tx: Tx,
  actor: Actor,
  id: string,
  { version, ...texts }: Texts & { version?: number | undefined },
): Promise<Change<Testimonial>> {
  const before = await lockForSave(tx, actor, testimonials, { id, version });
  const after = await tx.testimonial.update({ where: { id }, data: { ...texts, ...saved } });
  const fields = changedFields(testimonials, before, after);
  const kept = keepOverwritten(version, testimonials.toRecord(before), fields);
  return toChange(testimonials, 'update', after, fields, kept);
}
