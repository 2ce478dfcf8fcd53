import 'server-only';
import { defineKind, toFields } from '@/lib/server/records/kind';
import { handoverFields } from './fields';

export const handovers = defineKind({
  kind: 'handover',
  entity: 'building handed over',
  plural: 'Buildings handed over',
  model: 'handover',
  fields: handoverFields,
  isVersioned: false,
  pictures: {},
  placeholder: null,
  search: ['name', 'place'],
  newestBy: 'year',
  findRows: (tx, query) => tx.handover.findMany(query),
  toRecord: (row) => ({ _id: row.id, ...toFields(handoverFields, row), version: row.version }),
  nameOf: ({ name }) => name,
  whereNamed: null,
});
