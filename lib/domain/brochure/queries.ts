import 'server-only';
import { brochureTexts } from '@/lib/content/projects/brochure';
import { findProjectAt } from '@/lib/domain/projects/queries';
import { listPublishedOf } from '@/lib/domain/records/queries';
import { getShownContact } from '@/lib/domain/settings/queries';
import { env } from '@/lib/server/env';
import type { Sheet } from '@/lib/server/pictures/brochure/draw.mjs';
import { AppError } from '@/lib/shared/errors';
import type { Picture } from '@/lib/shared/pictures/picture';
import { toDay } from '@/lib/shared/time/local-day';
import { toSheet } from './sheet';

export type Brochure = { fileName: string; sheet: Sheet; picture: Picture | null };

/** @throws AppError not_found. */
export async function findBrochure(address: string, now = new Date()): Promise<Brochure> {
  const project = await findProjectAt(address);
  if (!project) throw new AppError('not_found', brochureTexts.missing);
  const [contact, progress] = await Promise.all([
    getShownContact(),
    listPublishedOf('progress', project._id),
  ]);
  const url = `${env.SITE_URL}/projects/${project.slug}`;
  return {
    fileName: brochureTexts.fileOf(project.name),
    sheet: toSheet({ project, progress, contact, url, day: toDay(now) }),
    // The old site serves legacy pictures, so no file is here.
    picture: project.images.find(({ public_id }) => public_id !== null) ?? null,
  };
}
