import type { PictureItem } from '@/components/admin/pictures/items';
import { toPictureRefs } from '@/components/admin/pictures/use-pictures';
import { type Difference, keepDifferences } from '@/components/admin/records/differences';
import type { ProjectCategory, ProjectStatus } from '@/lib/content/projects';
import type { Project } from '@/lib/domain/projects/dto';
import type { ProjectFormInput } from '@/lib/domain/projects/schema';
import { toPlainText } from '@/lib/shared/summary';

export type SpecificationLine = { key: string; text: string };
export type SpecificationGroup = { key: string; title: string; lines: SpecificationLine[] };

/** What the project form holds while it is edited; its pictures stand beside. */
export type ProjectValues = {
  name: string;
  location: string;
  client: string;
  price: string;
  description: string;
  category: ProjectCategory | '';
  status: ProjectStatus | '';
  explore: boolean;
  amenities: string[];
  specifications: SpecificationGroup[];
};

export const newLine = (text = ''): SpecificationLine => ({ key: crypto.randomUUID(), text });

export function toValues(project: Project | null): ProjectValues {
  if (!project) {
    return {
      name: '',
      location: '',
      client: '',
      price: '',
      description: '',
      category: '',
      status: '',
      explore: true,
      amenities: [],
      specifications: [],
    };
  }
  const { name, location, client, price, description, category, status, explore, amenities, specifications } =
    project;
  return {
    ...{ name, location, client, price, description, status, explore, amenities },
    category: category ?? '',
    specifications: specifications.map(({ title, description: lines }) => ({
      key: crypto.randomUUID(),
      title,
      lines: lines.map(newLine),
    })),
  };
}

const isEmptyGroup = ({ title, lines }: SpecificationGroup) =>
  title.trim() === '' && lines.every(({ text }) => text.trim() === '');

/** Without empty groups. */
export const prune = (values: ProjectValues): ProjectValues => ({
  ...values,
  specifications: values.specifications.filter((group) => !isEmptyGroup(group)),
});

/** The input of a save. The status may still be missing: the schema says so in its own words. */
export function toInput(values: ProjectValues, pictures: PictureItem[]): ProjectFormInput {
  const { status, specifications, ...same } = prune(values);
  return {
    ...same,
    // An empty status is refused by the schema, and the button stays off until one is chosen.
    status: status as ProjectStatus,
    specifications: specifications.map(({ title, lines }) => ({
      title,
      description: lines.map(({ text }) => text).filter((text) => text.trim() !== ''),
    })),
    pictures: toPictureRefs(pictures),
  };
}

type FieldName = keyof ProjectValues | 'pictures';

const fieldTexts: [field: FieldName, label: string, text: (input: ProjectFormInput) => string][] = [
  ['name', 'Name', ({ name }) => name],
  ['location', 'Location', ({ location }) => location ?? ''],
  ['client', 'Client', ({ client }) => client ?? ''],
  ['price', 'Price', ({ price }) => price ?? ''],
  ['status', 'Status', ({ status }) => status],
  ['category', 'Category', ({ category }) => category ?? ''],
  ['explore', 'Explore', ({ explore }) => (explore ? 'shown' : 'not shown')],
  ['description', 'Description', ({ description }) => toPlainText(description ?? '')],
  ['amenities', 'Amenities', ({ amenities }) => (amenities ?? []).join(', ')],
  [
    'specifications',
    'Specifications',
    ({ specifications }) =>
      (specifications ?? [])
        .map(({ title, description }) => `${title}: ${description.join(', ')}`)
        .join('; '),
  ],
];

function toPicturesDifference(mine: ProjectFormInput, theirs: ProjectFormInput): Difference[] {
  if (JSON.stringify(mine.pictures) === JSON.stringify(theirs.pictures)) return [];
  const count = ({ pictures = [] }: ProjectFormInput) => `${pictures.length} pictures`;
  return [{ field: 'pictures', label: 'Pictures', mine: count(mine), theirs: count(theirs) }];
}

export function listDifferences(mine: ProjectFormInput, theirs: ProjectFormInput): Difference[] {
  const texts = fieldTexts.map(([field, label, text]) => ({
    field,
    label,
    mine: text(mine),
    theirs: text(theirs),
  }));
  return [...keepDifferences(texts), ...toPicturesDifference(mine, theirs)];
}

/** Of the fields that differ those in which only the others changed something. */
export function listUntouched(
  mine: ProjectFormInput,
  base: ProjectFormInput,
  theirs: ProjectFormInput,
): ReadonlySet<string> {
  const touched = new Set(listDifferences(mine, base).map(({ field }) => field));
  const fields = listDifferences(mine, theirs).map(({ field }) => field);
  return new Set(fields.filter((field) => !touched.has(field)));
}
