import 'server-only';
import type { Tx } from '../db';

/** The tags of the cached pages that show a picture; none while it is staged. */
export async function tagsOfPicture(tx: Tx, id: string): Promise<string[]> {
  const row = await tx.picture.findUnique({
    where: { id },
    select: {
      projectImage: { select: { projectId: true } },
      heroImage: { select: { id: true } },
      director: { select: { id: true } },
      brand: { select: { id: true } },
    },
  });
  const tags: string[] = [];
  if (row?.projectImage) tags.push('projects', `project:${row.projectImage.projectId}`);
  if (row?.heroImage) tags.push('hero');
  if (row?.director) tags.push('board', `director:${row.director.id}`);
  if (row?.brand) tags.push('brands');
  return tags;
}
