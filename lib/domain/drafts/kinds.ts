import 'server-only';
import { directorDrafts } from '@/lib/domain/board/draft';
import { brandDrafts } from '@/lib/domain/brands/draft';
import { heroDrafts } from '@/lib/domain/hero/draft';
import { projectDrafts } from '@/lib/domain/projects/draft';
import { settingDrafts } from '@/lib/domain/settings/draft';
import { testimonialDrafts } from '@/lib/domain/testimonials/draft';
import type { DraftKind } from '@/lib/server/records/draft-kind';
import { AppError } from '@/lib/shared/errors';
import type { DraftName } from './dto';

/** Every kind of record that can be kept as a draft, by its name in lib/domain/records.ts, and the parts of the settings. */
const draftKinds: Record<DraftName, DraftKind> = {
  project: projectDrafts,
  director: directorDrafts,
  brand: brandDrafts,
  'hero-image': heroDrafts,
  testimonial: testimonialDrafts,
  settings: settingDrafts,
};

// Every key of the list above is one.
export const draftNames = Object.keys(draftKinds) as DraftName[];

export const isDraftName = (name: string): name is DraftName => Object.hasOwn(draftKinds, name);

/** @throws AppError not_found. */
export function requireDraftKind(name: string): DraftKind {
  if (!isDraftName(name)) throw new AppError('not_found', 'There are no drafts of this kind.');
  return draftKinds[name];
}
