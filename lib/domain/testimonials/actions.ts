'use server';

import { runEditorAction } from '@/lib/server/http/action';
import type { Result } from '@/lib/shared/result';
import type { Testimonial } from './fields';
import {
  createTestimonial,
  deleteTestimonial,
  reorderTestimonials,
  restoreTestimonial,
  updateTestimonial,
} from './mutations';

/** Saves the form: a new testimonial without an id, else the one it names. */
export async function saveTestimonialAction(id: string | null, input: unknown): Promise<Result<Testimonial>> {
  return runEditorAction((editor) =>
    id === null ? createTestimonial(editor, input) : updateTestimonial(editor, id, input),
  );
}

export async function deleteTestimonialAction(id: string): Promise<Result<null>> {
  return runEditorAction((editor) => deleteTestimonial(editor, id));
}

/** `before` is the list as it was read. */
export async function reorderTestimonialsAction(ids: string[], before: string[]): Promise<Result<null>> {
  return runEditorAction((editor) => reorderTestimonials(editor, { ids, before }));
}

/** Undo of a delete. */
export async function restoreTestimonialAction(id: string): Promise<Result<Testimonial>> {
  return runEditorAction((editor) => restoreTestimonial(editor, id));
}
