import 'server-only';
import type { Testimonial as TestimonialRow } from '@/prisma/generated/client';
import type { Testimonial } from './dto';

export function toTestimonial({ id, name, title, quote, version }: TestimonialRow): Testimonial {
  return { _id: id, name, title, quote, version };
}
