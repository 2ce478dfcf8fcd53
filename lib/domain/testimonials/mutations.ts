import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { keepOverwritten } from '@/lib/server/records/audit';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import {
  changedFields,
  deleteRecord,
  lockForSave,
  reorderRecords,
  restoreRecord,
  saved,
  toChange,
} from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { type Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';

/** @throws AppError invalid. */
export async function createTestimonial(admin: Admin, input: unknown): Promise<Mutated<Testimonial>> {
  const values = parseInput(testimonialFields, input);
  return mutate(admin, async (tx) =>
    toChange(testimonials, 'create', await tx.testimonial.create({ data: values })),
  );
}

/** Replaces all texts of a testimonial. @throws AppError not_found, invalid, conflict. */
export async function updateTestimonial(
  admin: Admin,
  id: string,
  input: unknown,
): Promise<Mutated<Testimonial>> {
  const { version, ...values } = parseInput(toUpdateSchema(testimonialFields), input);
  return mutate(admin, async (tx) => {
    const before = await lockForSave(tx, admin, testimonials, { id, version });
    const after = await tx.testimonial.update({ where: { id }, data: { ...values, ...saved } });
    const fields = changedFields(testimonials, before, after);
    const kept = keepOverwritten(version, testimonials.toRecord(before), fields);
    return toChange(testimonials, 'update', after, fields, kept);
  });
}

export const deleteTestimonial = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, testimonials, id, version);

export const restoreTestimonial = (admin: Admin, id: string) => restoreRecord(admin, testimonials, id);

export const reorderTestimonials = (admin: Admin, input: unknown) =>
  reorderRecords(admin, testimonials, input);
