import 'server-only';
import type { ConstructionStage } from '@/lib/content/projects/projects';
import type { UnitType, UnitTypeInput } from '@/lib/domain/unit-types/fields';
import { toPicture } from '@/lib/server/pictures/map';
import { childrenOf, toChildren } from '@/lib/server/records/children';
import { defineKind, toFields } from '@/lib/server/records/kind';
import { findPicture, type Picture } from '@/lib/shared/pictures/picture';
import type { Distance } from '@/lib/shared/projects/distances';
import type { VisitHours } from '@/lib/shared/visits/visit-hours';
import { type Project, projectFields, type Specification } from './fields';
import { categoryTexts, findProjectRows, statusTexts } from './row';

/** The specification's pictures do not include the location drawing. */
export function splitPictures(pictures: Picture[]) {
  return {
    images: pictures.filter(({ isLocation }) => !isLocation),
    locationPicture: pictures.find(({ isLocation }) => isLocation) ?? null,
  };
}

export const toUnitType = (pictures: Picture[], { plans, ...fields }: UnitTypeInput): UnitType => ({
  ...fields,
  plans: plans.flatMap((plan) => findPicture(pictures, plan) ?? []),
});

export const projects = defineKind({
  kind: 'project',
  entity: 'project',
  plural: 'Projects',
  model: 'project',
  fields: projectFields,
  isVersioned: true,
  pictures: { images: 'many', location: 'drawing', plans: 'drawing' },
  placeholder: 'project',
  alsoShownBy: ['hero'],
  search: ['name', 'location'],
  findRows: findProjectRows,
  toRecord: (row): Project => {
    const lists = toChildren(projectFields, row);
    const plans = row.childPictures.map(toPicture);
    return {
      _id: row.id,
      ...toFields(projectFields, {
        ...row,
        category: row.category && categoryTexts[row.category],
        status: statusTexts[row.status],
        // Only the mutation writes these, from checked input.
        construction: row.construction as ConstructionStage | null,
        unitsShown: row.unitsShown as Project['unitsShown'],
        distances: row.distances as Distance[],
        visitHours: row.visitHours as VisitHours[],
        specifications: row.specifications as Specification[],
        ...lists,
      }),
      unitTypes: lists.unitTypes.map((unitType) => toUnitType(plans, unitType)),
      slug: row.slug,
      ...splitPictures(row.images.map(({ picture }) => toPicture(picture))),
      version: row.version,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  },
  nameOf: ({ name }) => name,
  canBeHidden: true,
  children: childrenOf(projectFields),
  whereNamed: (name) => ({ name }),
});
