import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { notDeleted } from '@/lib/server/records/bin';
import { displayOrder } from '@/lib/server/records/order';
import type { Testimonial } from './dto';
import { toTestimonial } from './row';
import { testimonialTags } from './tags';

/** The testimonials of HOME-4 and API-9. */
export async function listTestimonials(): Promise<Testimonial[]> {
  'use cache';
  cacheTag(testimonialTags.all);
  cacheLife('max');
  const rows = await db.testimonial.findMany({ where: notDeleted, orderBy: displayOrder });
  return rows.map(toTestimonial);
}

/** The back office reads past the cache. */
export async function listTestimonialsForAdmin(_admin: Admin): Promise<Testimonial[]> {
  const rows = await db.testimonial.findMany({ where: notDeleted, orderBy: displayOrder });
  return rows.map(toTestimonial);
}
