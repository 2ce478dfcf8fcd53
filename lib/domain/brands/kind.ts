import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind } from '@/lib/server/records/kind';
import { brandFields } from './fields';

export const brands = defineKind({
  kind: 'brand',
  entity: 'brand',
  plural: 'Brands',
  model: 'brand',
  fields: brandFields,
  isVersioned: false,
  pictures: { picture: 'one' },
  placeholder: 'person',
  search: ['picture'],
  findRows: (tx, query) => tx.brand.findMany({ ...query, include: { picture: true } }),
  toRecord: (row) => ({ _id: row.id, image: toPicture(row.picture), version: row.version }),
  nameOf: ({ picture }) => picture.alt,
  whereNamed: null,
});
