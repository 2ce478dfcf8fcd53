import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { listRecords } from '@/lib/server/records/verbs';
import type { Testimonial } from './fields';
import { testimonials } from './kind';

/** The testimonials of HOME-4 and API-9. */
export async function listTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag(testimonials.noun);
  cacheLife('max');
  return listRecords(db, testimonials);
}

/** The back office reads past the cache. */
export async function listTestimonialsForAdmin(_editor: Editor): Promise<Testimonial[]> {
  return listRecords(db, testimonials);
}
