import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { type Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';
import { addTestimonial, changeTestimonial } from './write';

/** @throws AppError invalid. */
export async function createTestimonial(admin: Admin, input: unknown): Promise<Mutated<Testimonial>> {
  const texts = parseInput(testimonialFields, input);
  return mutate(admin, (tx) => addTestimonial(tx, texts));
}

/** Replaces all texts of a testimonial. @throws AppError not_found, invalid, conflict. */
export async function updateTestimonial(
  admin: Admin,
  id: string,
  input: unknown,
): Promise<Mutated<Testimonial>> {
  const texts = parseInput(toUpdateSchema(testimonialFields), input);
  return mutate(admin, (tx) => changeTestimonial(tx, admin, id, texts));
}

export const deleteTestimonial = (admin: Admin, id: string, version?: number) =>
  deleteRecord(admin, testimonials, id, version);

export const restoreTestimonial = (admin: Admin, id: string) => restoreRecord(admin, testimonials, id);

export const reorderTestimonials = (admin: Admin, input: unknown) =>
  reorderRecords(admin, testimonials, input);
