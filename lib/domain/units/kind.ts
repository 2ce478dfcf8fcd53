import 'server-only';
import { defineKind, parentSelect, toFields } from '@/lib/server/records/kind';
import { officeDay } from '@/lib/shared/time/office-clock';
import { unitFields } from './fields';
import { currentState } from './state';

const parent = { select: parentSelect } as const;

export const units = defineKind({
  kind: 'unit',
  entity: 'unit',
  plural: 'Units',
  model: 'unit',
  fields: unitFields,
  isVersioned: false,
  pictures: {},
  placeholder: null,
  alsoShownBy: ['projects'],
  search: ['number'],
  findRows: async (tx, query) => tx.unit.findMany({ ...query, include: { parent } }),
  toRecord: (row) => ({
    _id: row.id,
    projectId: row.parentId,
    ...toFields(unitFields, row),
    state: currentState(row, officeDay(Date.now())),
    version: row.version,
  }),
  nameOf: ({ tower, number, parent: { name } }) => [name, tower, number].filter(Boolean).join(', '),
  whereNamed: null,
});
