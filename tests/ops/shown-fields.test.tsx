import fs from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { DirectorScreen } from '@/components/site/board/director-screen';
import { CostsScreen } from '@/components/site/costs/costs-screen';
import { HandedOver } from '@/components/site/handovers/handed-over';
import { ProjectScreen } from '@/components/site/projects/detail/project-screen';
import { ProjectLink } from '@/components/site/projects/project-link';
import { TestimonialFilm } from '@/components/site/testimonials/testimonial-film';
import { officeFormNames } from '@/lib/content/enquiries/office-form-pages';
import { stockSlots } from '@/lib/content/pictures/stock-pictures';
import { listedNouns, type RecordKindName, recordKinds } from '@/lib/content/record-kinds';
import { searchPages } from '@/lib/content/search-results';
import type { PublicDocument } from '@/lib/domain/documents/fields';
import { toPublicDocuments } from '@/lib/domain/documents/queries';
import { workFields } from '@/lib/domain/progress/fields';
import {
  type Project,
  type PublicProject,
  projectFields,
  publicProjectFields,
  toPublicProject,
} from '@/lib/domain/projects/fields';
import { type KindRecords, kinds } from '@/lib/domain/records';
import type { Below } from '@/lib/domain/records/dto';
import { nothingBelow } from '@/lib/domain/records/queries';
import { isLegalPart } from '@/lib/domain/settings/legal';
import { settingDefaults, settingParts } from '@/lib/domain/settings/schema';
import type { Kind } from '@/lib/server/records/kind';
import { readCostQuery } from '@/lib/shared/costs/costs-query';
import { choicesOf, fieldsOf, findChildFields, initialValues } from '@/lib/shared/parsing/record-fields';
import type { Picture } from '@/lib/shared/pictures/picture';
import { toProjectWords } from '@/lib/shared/project-words';
import { examplesOf } from '../support/records/record-examples';

/** The files of a folder, without its tests. */
const listFiles = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

const read = (root: string): string =>
  listFiles(root)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');

/** A form names a field by its control, or draws all of its schema. */
const isInForm = (form: string, field: string) =>
  new RegExp(
    `(?:(?:name=|idOf\\(|fieldId\\(|set\\()["']${field}["']|write: \\(${field}\\b|\\{ ${field}: )`,
  ).test(form) ||
  (field in workFields.shape && /\bworkFields\.keyof\(\)/.test(form)) ||
  (/<PlainScreen\b|\blazyPlain\(/.test(form) && !/\bform=\{/.test(form));

test.each(kinds.map((kind): [string, Kind] => [kind.kind, kind]))(
  'every field of a %s has its place in the form of the back office',
  (_name, { noun, fields }) => {
    const form = read(`components/admin/${noun}`);
    expect(Object.keys(fields.shape).filter((field) => !isInForm(form, field))).toEqual([]);
  },
);

/** The form of a part names its fields, or draws one for each page or place. */
test.each(settingParts)('every field of the settings’ %s has its place in its form', (part) => {
  const value = settingDefaults[part];
  const [entry = value] = Array.isArray(value) ? value : [];
  const name = isLegalPart(part) ? 'legal' : part;
  const form = fs.readFileSync(`components/admin/settings/${name}-part.tsx`, 'utf8');
  const drawn = [
    ...(/\bstockSlots\.map\(/.test(form) ? stockSlots : []),
    ...(/\bsearchPages\.map\(/.test(form) ? searchPages : []),
    ...(/\bofficeFormNames\.map\(/.test(form) ? officeFormNames : []),
  ];
  const isNamed = (field: string) => new RegExp(`['"\`.]${field}\\b|\\b${field}: (?:photo|\\{)`).test(form);
  const fields = Object.keys(entry).filter((field) => field !== '_id');
  expect(fields.filter((field) => !isNamed(field) && !drawn.some((each) => each === field))).toEqual([]);
});

test.each(Object.values(recordKinds))('the office has a screen of $noun', ({ noun, parent }) => {
  const above = parent === null ? '' : `${recordKinds[parent].noun}/[id]/`;
  expect(fs.existsSync(`app/admin/(screens)/${above}${noun}/page.tsx`)).toBe(true);
});

const contact = {
  ...settingDefaults.contact,
  street: [],
  phoneHref: 'tel:',
  closedDays: [],
  brand: 'Builder',
  monthsKept: 24,
};

type Around = { below?: Partial<Below>; documents?: PublicDocument[] };

const screenOf = (project: PublicProject, { below, documents = [] }: Around = {}) => (
  <ProjectScreen
    key="page"
    project={project}
    below={{ ...nothingBelow, ...below }}
    documents={documents}
    contact={contact}
  />
);

/** The page of a project to which this alone belongs. */
const withBelow = (around: Around) => [
  screenOf(toPublicProject(exampleOf(projectFields) as object as Project), around),
];

/** What an entry of a project names where it names one. */
const namedDocument: PublicDocument = {
  ...{ _id: 'named', projectId: 'one', title: 'Scan', kind: 'Papers', date: '', access: 'Open' },
  ...{ bytes: 1000, url: '/documents/named' },
};

/** Where the website shows what is typed into a record of each kind; null where that is its picture alone, with its text. */
const pages: { [Name in RecordKindName]: ((record: KindRecords[Name]) => ReactNode[]) | null } = {
  project: (given) => {
    const project = toPublicProject(given);
    return [
      screenOf(project, { documents: [namedDocument] }),
      <CostsScreen key="costs" project={project} query={readCostQuery({ floor: '9' })} contact={contact} />,
      <ProjectLink key="link" project={project}>
        {project.name}
      </ProjectLink>,
      JSON.stringify(toProjectWords(project)),
    ];
  },
  director: (director) => [<DirectorScreen key="page" director={director} next={null} />],
  brand: null,
  'hero-image': null,
  testimonial: (one) => [<TestimonialFilm key="film" testimonials={[one]} picture={null} />],
  handover: (one) => [<HandedOver key="list" handovers={[one]} />],
  progress: (entry) => withBelow({ below: { progress: [entry] } }),
  document: (document) => withBelow({ documents: toPublicDocuments(document) }),
  // Their counts alone (tests/api/projects/units.test.ts).
  unit: null,
};

/** What decides which times a project offers (lib/shared/visits/slots.test.ts). */
const ofTimes = ['visitHours', 'visitMinutes', 'visitsAtOnce', 'visitDaysOff'].map(
  (name) => `project.${name}`,
);

/** What the calls answer and no page shows. */
const inCallsAlone = ['project.client', 'project.registrations.registeredOn', 'project.unitsShown'];

/** What the form of a new record starts with, or another day, choice or document. */
function otherOf(fields: z.ZodObject, name: string, schema: z.ZodType, value: unknown): unknown {
  if (schema.meta()?.isDay) return '2026-10-01';
  if (schema.meta()?.isDocument) return namedDocument._id;
  return choicesOf(schema).find((choice) => choice !== value) ?? initialValues(fields)[name];
}

/** Each field by its path, with a record in which it alone is another. */
function listOthers(fields: z.ZodObject, record: object): [field: string, other: object][] {
  const values = record as Record<string, unknown>;
  return fieldsOf(fields).flatMap(([name, schema]): [string, object][] => {
    const change = (value: unknown) => ({ ...record, [name]: value });
    const inner = findChildFields(schema);
    const [child] = inner ? (values[name] as object[]) : [];
    const ofChild = inner && child ? listOthers(inner, child) : [];
    return [
      [name, change(otherOf(fields, name, schema, values[name]))],
      ...ofChild.map(([field, other]): [string, object] => [`${name}.${field}`, change([other])]),
    ];
  });
}

const drawn: Picture = {
  _id: 'picture',
  ...{ url: '/uploads/picture.png', src: '/uploads/picture.png', public_id: 'picture', alt: '' },
  ...{ width: 800, height: 600, blurDataURL: null, focal: { x: 0.5, y: 0.5 } },
};

/** As it is stored: each entry of a list has an id, and pictures. */
const withIds = (fields: z.ZodObject, values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(fields).map(([name, schema]) => {
      const inner = findChildFields(schema);
      if (inner)
        return [
          name,
          (values[name] as Record<string, unknown>[]).map((child) => ({
            _id: name,
            ...withIds(inner, child),
          })),
        ];
      return [name, schema.meta()?.arePictures ? [drawn] : values[name]];
    }),
  );

const exampleOf = (fields: z.ZodObject) => ({
  _id: 'one',
  slug: 'one',
  ...withIds(fields, examplesOf(fields)),
  image: null,
  images: [],
  file: { _id: 'file', name: 'a.pdf', bytes: 1000, uploadedAt: '' },
  locationPicture: null,
  version: 1,
  createdAt: '',
  updatedAt: '',
});

/** The images of the hero stand with the home page. */
const folderOf = (noun: string) => (noun === 'hero' ? 'home' : noun);

test.each(listedNouns)('a page of the website draws %s', (noun) => {
  const folder = `components/site/${folderOf(noun)}/`;
  const others = ['app/(site)', 'components/site']
    .flatMap((root) => listFiles(root))
    .filter((file) => !file.startsWith(folder));
  expect(others.filter((file) => fs.readFileSync(file, 'utf8').includes(`@/${folder}`))).not.toEqual([]);
});

const drawnKinds = kinds.filter(({ kind }) => pages[kind] !== null);

test.each(drawnKinds.map((kind): [RecordKindName, Kind] => [kind.kind, kind]))(
  'what is typed into each field of a %s changes what the website shows',
  (name, kind) => {
    const fields = name === 'project' ? publicProjectFields : kind.fields;
    // A kind draws the records that its own fields make.
    const pagesOf = pages[name] as (record: object) => ReactNode[];
    const show = (record: object) =>
      pagesOf(record)
        .map((page) => renderToStaticMarkup(page))
        .join('');
    const record = exampleOf(fields);
    const shown = show(record);
    const hidden = listOthers(fields, record).filter(([, other]) => show(other) === shown);
    expect(hidden.map(([field]) => `${name}.${field}`)).toEqual(
      [...inCallsAlone, ...ofTimes].filter((field) => field.startsWith(`${name}.`)),
    );
  },
);
