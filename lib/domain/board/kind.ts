import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind, describeKind, sanitizeFields, toFields } from '@/lib/server/records/kind';
import { onePicture } from '@/lib/server/records/slot';
import { directorCreate, directorDraft, directorFields, directorInput, directorPatch } from './fields';

const description = describeKind({
  kind: 'director',
  entity: 'director',
  plural: 'Board members',
  noun: 'board',
  model: 'director',
  table: 'director',
  fields: directorFields,
  isVersioned: true,
  hasPage: true,
  placeholder: 'person',
  findRows: (tx, query) => tx.director.findMany({ ...query, include: { picture: true } }),
  toRecord: (row) => ({
    _id: row.id,
    ...toFields(directorFields, row),
    image: row.picture && toPicture(row.picture),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }),
  nameOf: ({ name }) => name,
});

export const directors = defineKind(description, {
  create: directorInput,
  patch: directorPatch,
  slot: onePicture('director', 'name'),
  isPlacedLast: true,
  draft: {
    schema: (id) => (id === null ? directorCreate : directorDraft),
    nameOf: ({ name }) => name,
    toRecord: ({ picture: _p, alt: _a, focal: _f, ...fields }, { _id, version, images, updatedAt }) => ({
      _id,
      version,
      ...sanitizeFields(directorFields, fields),
      image: images[0] ?? null,
      updatedAt,
    }),
  },
});
