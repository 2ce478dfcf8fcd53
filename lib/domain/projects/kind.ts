import 'server-only';
import type { ConstructionStage } from '@/lib/content/projects';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind, toFields } from '@/lib/server/records/kind';
import type { Distance } from '@/lib/shared/distances';
import type { Picture } from '@/lib/shared/picture';
import { projectFields, type Specification } from './fields';
import { categoryTexts, projectInclude, statusTexts } from './row';

/** The drawing of the place is none of the pictures that the specification names. */
export function splitPictures(pictures: Picture[]) {
  return {
    images: pictures.filter(({ isLocation }) => !isLocation),
    locationPicture: pictures.find(({ isLocation }) => isLocation) ?? null,
  };
}

export const projects = defineKind({
  kind: 'project',
  entity: 'project',
  plural: 'Projects',
  noun: 'projects',
  model: 'project',
  table: 'project',
  fields: projectFields,
  isVersioned: true,
  hasPage: true,
  pictures: { images: 'many', location: 'drawing' },
  placeholder: 'project',
  // The plate of a hero image names a project.
  alsoShownBy: ['hero'],
  findRows: (tx, query) => tx.project.findMany({ ...query, include: projectInclude }),
  toRecord: (row) => ({
    _id: row.id,
    ...toFields(projectFields, {
      ...row,
      category: row.category && categoryTexts[row.category],
      status: statusTexts[row.status],
      // These are written by the mutation alone, from its checked input.
      construction: row.construction as ConstructionStage | null,
      distances: row.distances as Distance[],
      specifications: row.specifications as Specification[],
    }),
    slug: row.slug,
    ...splitPictures(row.images.map(({ picture }) => toPicture(picture))),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }),
  nameOf: ({ name }) => name,
  whereNamed: (name) => ({ name }),
  isHidden: ({ hiddenAt }) => hiddenAt !== null,
});
