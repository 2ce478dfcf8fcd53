import 'server-only';
import { keepNamedDocuments } from '@/lib/shared/named-documents';
import type { Content } from './schema';

/** Drops references to documents in the bin or of other projects. */
export function keepOwnDocuments(records: Content['records']): Content['records'] {
  const owners = new Map(records.document.map(({ _id, parent }) => [_id, parent]));
  const project = records.project.map((record) => ({
    ...record,
    fields: keepNamedDocuments(record.fields, (id) => owners.get(id) === record._id),
  }));
  return { ...records, project };
}
