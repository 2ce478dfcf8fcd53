import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { type Mutated, mutate } from '@/lib/server/records/mutation';
import { deleteRecord, reorderRecords, restoreRecord } from '@/lib/server/records/verbs';
import { parseInput } from '@/lib/shared/parse';
import { toUpdateSchema } from '@/lib/shared/record-fields';
import { type Testimonial, testimonialFields } from './fields';
import { testimonials } from './record';
import { addTestimonial, changeTestimonial } from './write';

/** @throws AppError invalid. */
export async function createTestimonial(editor: Editor, input: unknown): Promise<Mutated<Testimonial>> {
  const texts = parseInput(testimonialFields, input);
  return mutate(editor, (tx) => addTestimonial(tx, texts));
}

/** Replaces all texts of a testimonial. @throws AppError not_found, invalid, conflict. */
export async function updateTestimonial(
  editor: Editor,
  id: string,
  input: unknown,
): Promise<Mutated<Testimonial>> {
  const texts = parseInput(toUpdateSchema(testimonialFields), input);
  return mutate(editor, (tx) => changeTestimonial(tx, editor, id, texts));
}

export const deleteTestimonial = (editor: Editor, id: string, version?: number) =>
  deleteRecord(editor, testimonials, id, version);

export const restoreTestimonial = (editor: Editor, id: string) => restoreRecord(editor, testimonials, id);

export const reorderTestimonials = (editor: Editor, input: unknown) =>
  reorderRecords(editor, testimonials, input);
