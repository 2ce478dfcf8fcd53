import 'server-only';
import type { ConstructionStage } from '@/lib/content/projects';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind, describeKind, sanitizeFields, toFields } from '@/lib/server/records/kind';
import type { Distance } from '@/lib/shared/distances';
import type { Picture } from '@/lib/shared/picture';
import {
  type Project,
  projectCreate,
  projectDraft,
  projectFields,
  projectPatch,
  type Specification,
} from './fields';
import { projectPictures } from './pictures';
import { categoryTexts, projectInclude, statusTexts, toCategoryKey, toStatusKey } from './row';
import { moveToSlugOf } from './slug';

/** The drawing of the place is none of the pictures that the specification names. */
export function splitPictures(pictures: Picture[]) {
  return {
    images: pictures.filter(({ isLocation }) => !isLocation),
    locationPicture: pictures.find(({ isLocation }) => isLocation) ?? null,
  };
}

const description = describeKind({
  kind: 'project',
  entity: 'project',
  plural: 'Projects',
  noun: 'projects',
  model: 'project',
  table: 'project',
  fields: projectFields,
  isVersioned: true,
  hasPage: true,
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
  isHidden: ({ hiddenAt }) => hiddenAt !== null,
});

export const projects = defineKind(description, {
  create: projectCreate,
  patch: projectPatch,
  slot: projectPictures,
  draft: {
    schema: () => projectDraft,
    nameOf: ({ name }) => name,
    toRecord: ({ pictures: _p, renewSlug: _r, ...fields }, { images, ...beside }): Project => ({
      ...sanitizeFields(projectFields, fields),
      ...beside,
      // The draft has no page: its id leads to that of its project.
      slug: beside._id,
      ...splitPictures(images),
    }),
  },
  toColumns: ({ category, status, ...same }: Partial<Pick<Project, 'category' | 'status'>>) => ({
    ...same,
    ...(category !== undefined && { category: toCategoryKey(category) }),
    ...(status !== undefined && { status: toStatusKey(status) }),
  }),
  async afterChange(tx, before, { renewSlug = false, name }) {
    if (renewSlug && name !== undefined && name !== before.name) await moveToSlugOf(tx, before, name);
  },
});
