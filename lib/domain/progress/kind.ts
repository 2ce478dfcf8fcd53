import 'server-only';
import { toPicture } from '@/lib/server/pictures/map';
import { withPictures } from '@/lib/server/pictures/use';
import { defineKind, parentSelect, toFields } from '@/lib/server/records/kind';
import { formatWholeDay } from '@/lib/shared/time/whole-day';
import { progressFields } from './fields';

const parent = { select: parentSelect } as const;

export const progress = defineKind({
  kind: 'progress',
  entity: 'progress entry',
  plural: 'Progress',
  model: 'progress',
  fields: progressFields,
  isVersioned: false,
  pictures: { images: 'many' },
  placeholder: 'project',
  alsoShownBy: ['projects'],
  search: ['sentence'],
  newestBy: 'date',
  findRows: async (tx, query) =>
    withPictures(tx, 'progress', await tx.progress.findMany({ ...query, include: { parent } })),
  toRecord: (row) => ({
    _id: row.id,
    projectId: row.parentId,
    ...toFields(progressFields, row),
    images: row.images.map(({ picture }) => toPicture(picture)),
    version: row.version,
  }),
  nameOf: ({ date, parent: { name } }) => `${name}, ${formatWholeDay(date)}`,
  whereNamed: (name) => ({ parent: { name } }),
});
