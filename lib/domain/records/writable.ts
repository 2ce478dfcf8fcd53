import 'server-only';
import { writableDirectors } from '@/lib/domain/board/rules';
import { writableBrands } from '@/lib/domain/brands/rules';
import { writableHeroImages } from '@/lib/domain/hero/rules';
import { writableProjects } from '@/lib/domain/projects/rules';
import type { BinKind } from '@/lib/domain/records';
import { writableTestimonials } from '@/lib/domain/testimonials/rules';
import type { WritableKind } from '@/lib/server/records/rules';
import { AppError } from '@/lib/shared/errors';

/** Every kind of record with its rules, for what writes records; a kind that is left out does not compile. */
export const writableKinds: { [Name in BinKind]: WritableKind<Name> } = {
  project: writableProjects,
  director: writableDirectors,
  brand: writableBrands,
  'hero-image': writableHeroImages,
  testimonial: writableTestimonials,
};

/** @throws AppError not_found. */
export function requireWritableKind(name: string): WritableKind {
  if (!Object.hasOwn(writableKinds, name))
    throw new AppError('not_found', 'There are no records of this kind.');
  // Every key of the list above is one.
  return writableKinds[name as BinKind];
}
