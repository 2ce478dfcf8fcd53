import 'server-only';
import { toStoredFile, withFile } from '@/lib/server/files/use';
import { defineKind, parentSelect, toFields } from '@/lib/server/records/kind';
import { documentFields } from './fields';

const parent = { select: parentSelect } as const;

export const documents = defineKind({
  kind: 'document',
  entity: 'document',
  plural: 'Documents',
  model: 'document',
  fields: documentFields,
  isVersioned: false,
  pictures: {},
  files: { file: 'one' },
  placeholder: null,
  alsoShownBy: ['projects'],
  search: ['title'],
  findRows: async (tx, query) =>
    withFile(tx, 'document', 'file', await tx.document.findMany({ ...query, include: { parent } })),
  toRecord: (row) => ({
    _id: row.id,
    projectId: row.parentId,
    // The form and the schema allow no other texts.
    ...toFields(
      documentFields,
      row as typeof row & Pick<ReturnType<typeof documentFields.parse>, 'kind' | 'access'>,
    ),
    file: row.file && toStoredFile(row.file),
    version: row.version,
  }),
  nameOf: ({ title, parent: { name } }) => `${name}, ${title}`,
  whereNamed: null,
});
