import { z } from 'zod';
import { projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { projectFields } from '@/lib/domain/projects/fields';
import { toCategoryKey, toStatusKey } from '@/lib/domain/projects/row';
import { writableKinds } from '@/lib/domain/records/writable';
import { testimonialFields } from '@/lib/domain/testimonials/fields';
import type { WritableKind } from '@/lib/server/records/rules';
import { AppError } from '@/lib/shared/errors';
import { requiredText } from '@/lib/shared/parsing/fields';
import { parseInput } from '@/lib/shared/parsing/parse';
import { toCreateSchema, withoutChildren } from '@/lib/shared/parsing/record-fields';
import { cleanQuill } from './quill';
import { isRecord, type Raw, readChoice, readPictures, readText, readTexts } from './values';

export type Decoded = { label: string; columns: Record<string, unknown>; urls: string[]; unusable: number };

export type ImportedKind = {
  kind: WritableKind;
  names: string[];
  /** @throws AppError invalid. */
  decode: (raw: Raw) => Decoded;
};

const director = z.object({
  name: requiredText('Name is required', 160),
  position: requiredText('Position is required', 160),
});

const project = toCreateSchema(withoutChildren(projectFields));

function decodeProject(raw: Raw): Decoded {
  const specifications = Array.isArray(raw.specifications) ? raw.specifications.filter(isRecord) : [];
  const fields = parseInput(project, {
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
  if (urls.length === 0) throw new AppError('invalid', 'It has no picture with a usable address.');
  return { label: urls[0]?.split('/').at(-1) ?? '', columns: {}, urls: urls.slice(0, 1), unusable };
}

function decodeTestimonial(raw: Raw): Decoded {
  const columns = parseInput(toCreateSchema(testimonialFields), {
    name: readText(raw.name),
    title: readText(raw.title),
    quote: readText(raw.quote),
  });
  return { label: columns.name, columns, urls: [], unusable: 0 };
}

export const importedKinds: ImportedKind[] = [
  { kind: writableKinds.project, names: ['projects'], decode: decodeProject },
  { kind: writableKinds.director, names: ['board', 'directors'], decode: decodeDirector },
  { kind: writableKinds.brand, names: ['brands'], decode: ({ image }) => decodeOnePicture(image) },
  { kind: writableKinds['hero-image'], names: ['hero', 'images'], decode: decodeOnePicture },
  { kind: writableKinds.testimonial, names: ['testimonials'], decode: decodeTestimonial },
];
