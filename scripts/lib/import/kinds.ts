import { z } from 'zod';
import { projectCategories, projectStatuses } from '@/lib/content/projects';
import { directorInclude, toDirector } from '@/lib/domain/board/row';
import { boardTags } from '@/lib/domain/board/tags';
import { brandTags } from '@/lib/domain/brands/tags';
import { heroTags } from '@/lib/domain/hero/tags';
import { projectInclude, toCategoryKey, toProject, toStatusKey } from '@/lib/domain/projects/row';
import { projectInput } from '@/lib/domain/projects/schema';
import { projectTags } from '@/lib/domain/projects/tags';
import { testimonialInput } from '@/lib/domain/testimonials/schema';
import { testimonialTags } from '@/lib/domain/testimonials/tags';
import type { Tx } from '@/lib/server/db';
import { AppError } from '@/lib/shared/errors';
import { requiredText } from '@/lib/shared/fields';
import { parseInput } from '@/lib/shared/parse';
import { cleanQuill } from './quill';
import { isRecord, type Raw, readChoice, readPictures, readText, readTexts } from './values';

/** A record of the file as it is to be kept: columns of its row, and the addresses of its pictures. */
export type Decoded = { label: string; columns: Record<string, unknown>; urls: string[]; unusable: number };

/** What the writer needs to know of a kind; its table is reached by the name of its Prisma model. */
export type Kind = {
  entity: string;
  /** Where the records stand in the file. */
  names: string[];
  model: 'project' | 'director' | 'brand' | 'heroImage' | 'testimonial';
  /** Where its pictures hang: rows of their own, one column, or none. */
  pictures: 'list' | 'one' | 'none';
  tags: (id: string) => string[];
  /** The record in its wire form, where its versions are kept. */
  read?: (tx: Tx, id: string) => Promise<object>;
  /** @throws AppError invalid. */
  decode: (raw: Raw) => Decoded;
};

const director = z.object({
  name: requiredText('Name is required', 160),
  position: requiredText('Position is required', 160),
});

function decodeProject(raw: Raw): Decoded {
  const specifications = Array.isArray(raw.specifications) ? raw.specifications.filter(isRecord) : [];
  const fields = parseInput(projectInput, {
    name: readText(raw.name),
    description: readText(raw.description),
    category: readChoice(raw.category, projectCategories),
    status: readChoice(raw.status, projectStatuses),
    location: readText(raw.location),
    client: readText(raw.client),
    price: readText(raw.price),
    explore:
      raw.explore === undefined || raw.explore === null || raw.explore === true || raw.explore === 'true',
    amenities: readTexts(raw.amenities),
    specifications: specifications.map(({ title, description }) => ({
      title: readText(title),
      description: readTexts(description),
    })),
  });
  const columns = {
    ...fields,
    description: cleanQuill(fields.description),
    category: toCategoryKey(fields.category),
    status: toStatusKey(fields.status),
  };
  return { label: fields.name, columns, ...readPictures(raw.images) };
}

function decodeDirector(raw: Raw): Decoded {
  const fields = parseInput(director, { name: readText(raw.name), position: readText(raw.position) });
  const columns = { ...fields, bio: cleanQuill(readText(raw.bio)) };
  return { label: fields.name, columns, ...readPictures(raw.image) };
}

function decodeOnePicture(value: unknown): Decoded {
  const { urls, unusable } = readPictures(value);
  if (urls.length === 0) throw new AppError('invalid', 'It has no picture with an address that can be used.');
  return { label: urls[0]?.split('/').at(-1) ?? '', columns: {}, urls: urls.slice(0, 1), unusable };
}

function decodeTestimonial(raw: Raw): Decoded {
  const columns = parseInput(testimonialInput, {
    name: readText(raw.name),
    title: readText(raw.title),
    quote: readText(raw.quote),
  });
  return { label: columns.name, columns, urls: [], unusable: 0 };
}

export const kinds: Kind[] = [
  {
    entity: 'project',
    names: ['projects'],
    model: 'project',
    pictures: 'list',
    tags: (id) => [projectTags.all, projectTags.one(id), heroTags.all],
    read: async (tx, id) =>
      toProject(await tx.project.findUniqueOrThrow({ where: { id }, include: projectInclude })),
    decode: decodeProject,
  },
  {
    entity: 'director',
    names: ['board', 'directors'],
    model: 'director',
    pictures: 'one',
    tags: (id) => [boardTags.all, boardTags.one(id)],
    read: async (tx, id) =>
      toDirector(await tx.director.findUniqueOrThrow({ where: { id }, include: directorInclude })),
    decode: decodeDirector,
  },
  {
    entity: 'brand',
    names: ['brands'],
    model: 'brand',
    pictures: 'one',
    tags: () => [brandTags.all],
    decode: (raw) => decodeOnePicture(raw.image),
  },
  {
    entity: 'hero image',
    names: ['hero', 'images'],
    model: 'heroImage',
    pictures: 'one',
    tags: () => [heroTags.all],
    decode: (raw) => decodeOnePicture(raw),
  },
  {
    entity: 'testimonial',
    names: ['testimonials'],
    model: 'testimonial',
    pictures: 'none',
    tags: () => [testimonialTags.all],
    decode: decodeTestimonial,
  },
];

export type Row = {
  id: string;
  version: number;
  deletedAt: Date | null;
  pictureId?: string | null;
  [column: string]: unknown;
};

type Table = {
  findUnique(query: { where: { id: string } }): Promise<Row | null>;
  create(query: { data: object }): Promise<Row>;
  update(query: { where: { id: string }; data: object }): Promise<Row>;
};

/** The table of a kind. The five models share these columns, which no type of Prisma's says. */
export const tableOf = (tx: Tx, { model }: Kind): Table => tx[model] as unknown as Table;
