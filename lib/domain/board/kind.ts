import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind, toFields } from '@/lib/server/records/kind';
import { directorFields } from './fields';

export const directors = defineKind({
  kind: 'director',
  entity: 'director',
  plural: 'Board members',
  model: 'director',
  fields: directorFields,
  isVersioned: true,
  pictures: { picture: 'one' },
  placeholder: 'person',
  search: ['name', 'position'],
  findRows: (tx, query) => tx.director.findMany({ ...query, include: { picture: true } }),
  toRecord: (row) => ({
    _id: row.id,
    ...toFields(directorFields, row),
    image: row.picture && toPicture(row.picture),
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
  }),
  nameOf: ({ name }) => name,
  whereNamed: (name) => ({ name }),
});
