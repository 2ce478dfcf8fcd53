import 'server-only';
import type { ConstructionStage } from '@/lib/content/projects';
import { type Registration, registrationFields } from '@/lib/domain/registrations/fields';
import { unitTypeFields } from '@/lib/domain/unit-types/fields';
import { toPicture } from '@/lib/server/pictures/map';
import { toChild } from '@/lib/server/records/children';
import { defineKind, toFields } from '@/lib/server/records/kind';
import type { Distance } from '@/lib/shared/distances';
import type { Picture } from '@/lib/shared/picture';
import type { Registration as RegistrationRow } from '@/prisma/generated/client';
import { projectFields, type Specification } from './fields';
import { categoryTexts, projectInclude, statusTexts } from './row';

/** The drawing of the place is none of the pictures that the specification names. */
export function splitPictures(pictures: Picture[]) {
  return {
    images: pictures.filter(({ isLocation }) => !isLocation),
    locationPicture: pictures.find(({ isLocation }) => isLocation) ?? null,
  };
}

const toRegistration = (row: RegistrationRow): Registration =>
  toChild(registrationFields, { ...row, extensions: row.extensions as Registration['extensions'] });

export const projects = defineKind({
  kind: 'project',
  entity: 'project',
  plural: 'Projects',
  model: 'project',
  table: 'project',
  fields: projectFields,
  isVersioned: true,
  pictures: { images: 'many', location: 'drawing' },
  placeholder: 'project',
  // The plate of a hero image names a project.
  alsoShownBy: ['hero'],
  search: ['name', 'location'],
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
      registrations: row.registrations.map(toRegistration),
      unitTypes: row.unitTypes.map((unitType) => toChild(unitTypeFields, unitType)),
    }),
    slug: row.slug,
    ...splitPictures(row.images.map(({ picture }) => toPicture(picture))),
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }),
  nameOf: ({ name }) => name,
  canBeHidden: true,
  children: {
    registrations: { model: 'registration', fields: registrationFields },
    unitTypes: { model: 'unitType', fields: unitTypeFields },
  },
  whereNamed: (name) => ({ name }),
});
