'use server';

import { runAdminAction } from '@/lib/server/http/action';
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
  return runAdminAction((admin) =>
    id === null ? createTestimonial(admin, input) : updateTestimonial(admin, id, input),
  );
}

export async function deleteTestimonialAction(id: string): Promise<Result<null>> {
  return runAdminAction((admin) => deleteTestimonial(admin, id));
}

/** `before` is the list as it was read. */
export async function reorderTestimonialsAction(ids: string[], before: string[]): Promise<Result<null>> {
  return runAdminAction((admin) => reorderTestimonials(admin, { ids, before }));
}

/** Undo of a delete. */
export async function restoreTestimonialAction(id: string): Promise<Result<Testimonial>> {
  return runAdminAction((admin) => restoreTestimonial(admin, id));
}
