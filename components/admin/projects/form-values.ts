import { isStored, type PictureItem, type SlottedPicture } from '@/components/admin/pictures/items';
import { toPictureRefs } from '@/components/admin/pictures/use-pictures';
import {
  type Difference,
  listDifferences as listFieldDifferences,
} from '@/components/admin/records/form/differences';
import type { ConstructionStage, ProjectCategory, ProjectStatus } from '@/lib/content/projects/projects';
import { type Project, type ProjectFormInput, projectFields } from '@/lib/domain/projects/fields';
import { type FieldValues, initialValues, pickFields } from '@/lib/shared/parsing/record-fields';
import { parseDistances, toDistanceLines } from '@/lib/shared/projects/distances';
import { parseVisitHours, toLines, toVisitHourLines } from '@/lib/shared/visits/visit-hours';

export type SpecificationLine = { key: string; text: string };
export type SpecificationGroup = { key: string; title: string; lines: SpecificationLine[] };

export type ProjectValues = Omit<
  FieldValues<typeof projectFields>,
  'category' | 'construction' | 'distances' | 'status' | 'specifications' | 'visitHours' | 'visitDaysOff'
> & {
  category: ProjectCategory | '';
  construction: ConstructionStage | '';
  status: ProjectStatus | '';
  distances: string;
  visitHours: string;
  visitDaysOff: string;
  specifications: SpecificationGroup[];
  renewSlug: boolean;
};

export const newLine = (text = ''): SpecificationLine => ({ key: crypto.randomUUID(), text });

export function toValues(project: Project | null): ProjectValues {
  const fields = project ? pickFields(projectFields, project) : initialValues(projectFields);
  return {
    ...fields,
    unitTypes: fields.unitTypes.map((home) => ({ ...home, plans: [] })),
    category: fields.category ?? '',
    construction: fields.construction ?? '',
    distances: toDistanceLines(fields.distances),
    visitHours: toVisitHourLines(fields.visitHours),
    visitDaysOff: fields.visitDaysOff.join('\n'),
    renewSlug: true,
    specifications: fields.specifications.map(({ title, description }) => ({
      key: crypto.randomUUID(),
      title,
      lines: description.map(newLine),
    })),
  };
}

const isEmptyGroup = ({ title, lines }: SpecificationGroup) =>
  title.trim() === '' && lines.every(({ text }) => text.trim() === '');

export const picturesOf = (project: Project | null): SlottedPicture[] => [
  ...(project?.images ?? []),
  ...(project?.locationPicture ? [project.locationPicture] : []),
  ...(project?.unitTypes ?? []).flatMap(({ _id: slot, plans }) =>
    plans.map((plan) => ({ ...plan, ...(slot !== undefined && { slot }) })),
  ),
];

export const fieldOfPicture = ({ slot }: PictureItem): string =>
  slot === undefined ? 'pictures' : 'unitTypes';

const toPlanRefs = (pictures: PictureItem[], slot: string | undefined) =>
  pictures
    .filter((item) => slot !== undefined && item.slot === slot)
    .filter(isStored)
    .map(({ picture: { _id }, alt }) => ({ _id, alt }));

export const prune = (values: ProjectValues): ProjectValues => ({
  ...values,
  specifications: values.specifications.filter((group) => !isEmptyGroup(group)),
});

export function toInput(values: ProjectValues, pictures: PictureItem[]): ProjectFormInput {
  const { category, construction, distances, status, specifications, unitTypes, ...same } = prune(values);
  return {
    ...same,
    category: category || null,
    construction: construction || null,
    distances: parseDistances(distances),
    visitHours: parseVisitHours(values.visitHours),
    visitDaysOff: toLines(values.visitDaysOff),
    // The schema refuses an empty status, and the button is off until one is chosen.
    status: status as ProjectStatus,
    specifications: specifications.map(({ title, lines }) => ({
      title,
      description: lines.map(({ text }) => text).filter((text) => text.trim() !== ''),
    })),
    unitTypes: unitTypes.map((home) => ({ ...home, plans: toPlanRefs(pictures, home._id) })),
    pictures: toPictureRefs(pictures.filter((item) => item.slot === undefined)),
  };
}

function toPicturesDifference(mine: ProjectFormInput, theirs: ProjectFormInput): Difference[] {
  if (JSON.stringify(mine.pictures) === JSON.stringify(theirs.pictures)) return [];
  const count = ({ pictures }: ProjectFormInput) => `${pictures.length} pictures`;
  return [{ field: 'pictures', label: 'Pictures', mine: count(mine), theirs: count(theirs) }];
}

export function listDifferences(mine: ProjectFormInput, theirs: ProjectFormInput): Difference[] {
  return [...listFieldDifferences(projectFields, mine, theirs), ...toPicturesDifference(mine, theirs)];
}

export function listUntouched(
  mine: ProjectFormInput,
  base: ProjectFormInput,
  theirs: ProjectFormInput,
): ReadonlySet<string> {
  const touched = new Set(listDifferences(mine, base).map(({ field }) => field));
  const fields = listDifferences(mine, theirs).map(({ field }) => field);
  return new Set(fields.filter((field) => !touched.has(field)));
}
