import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { defineKind, describeKind } from '@/lib/server/records/kind';
import { onePicture } from '@/lib/server/records/slot';
import { AppError } from '@/lib/shared/errors';
import { brandDraft, brandFields, brandPatch } from './fields';

const description = describeKind({
  kind: 'brand',
  entity: 'brand',
  plural: 'Brands',
  noun: 'brands',
  model: 'brand',
  table: 'brand',
  fields: brandFields,
  isVersioned: false,
  hasPage: false,
  placeholder: 'person',
  findRows: (tx, query) => tx.brand.findMany({ ...query, include: { picture: true } }),
  toRecord: (row) => ({ _id: row.id, image: toPicture(row.picture), version: row.version }),
  nameOf: ({ picture }) => picture.alt,
});

export const brands = defineKind(description, {
  create: brandDraft,
  patch: brandPatch,
  slot: onePicture('brand'),
  isPlacedLast: true,
  draft: {
    schema: () => brandDraft,
    nameOf: ({ alt }) => alt || 'A logo without a name',
    toRecord(_data, { _id, version, images: [image] }) {
      if (!image) throw new AppError('not_found', 'The logo of this draft is no longer there.');
      return { _id, image, version };
    },
  },
  // A brand is its logo, and what it is called the text of that.
  toColumns: () => ({}),
  listChanged: (_patch, before, after) =>
    before.pictureId === after.pictureId ? ['alt'] : ['alt', 'picture'],
});
