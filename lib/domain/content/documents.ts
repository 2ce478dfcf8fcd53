import 'server-only';
import { keepNamedDocuments } from '@/lib/shared/named-documents';
import type { Content } from './schema';

/** Projects that name the documents which stand with them in the bundle, and no others: those of the bin, or of another project. */
export function keepOwnDocuments(records: Content['records']): Content['records'] {
  const owners = new Map(records.document.map(({ _id, parent }) => [_id, parent]));
  const project = records.project.map((record) => ({
    ...record,
    fields: keepNamedDocuments(record.fields, (id) => owners.get(id) === record._id),
  }));
  return { ...records, project };
}
