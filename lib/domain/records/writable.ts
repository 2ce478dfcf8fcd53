import 'server-only';
import { writableDirectors } from '@/lib/domain/board/rules';
import { writableBrands } from '@/lib/domain/brands/rules';
import { writableDocuments } from '@/lib/domain/documents/rules';
import { writableHeroImages } from '@/lib/domain/hero/rules';
import { writableProjects } from '@/lib/domain/projects/rules';
import { type BinKind, kinds } from '@/lib/domain/records';
import { writableTestimonials } from '@/lib/domain/testimonials/rules';
import { writableUnits } from '@/lib/domain/units/rules';
import type { RecordRow, WireRecord } from '@/lib/server/records/kind';
import { plainRules } from '@/lib/server/records/plain';
import type { WritableKind } from '@/lib/server/records/rules';
import { AppError } from '@/lib/shared/errors';

const own: { [Name in BinKind]?: WritableKind<Name> } = {
  project: writableProjects,
  director: writableDirectors,
  brand: writableBrands,
  'hero-image': writableHeroImages,
  testimonial: writableTestimonials,
  document: writableDocuments,
  unit: writableUnits,
};

export const writableKinds = Object.fromEntries(
  kinds.map((kind) => [
    kind.kind,
    own[kind.kind] ?? plainRules<BinKind, boolean, RecordRow, WireRecord>(kind),
  ]),
) as { [Name in BinKind]: WritableKind<Name> };

/** @throws AppError not_found. */
export function requireWritableKind(name: string): WritableKind {
  if (!Object.hasOwn(writableKinds, name))
    throw new AppError('not_found', 'There are no records of this kind.');
  return writableKinds[name as BinKind];
}
