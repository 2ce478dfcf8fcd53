import { z } from 'zod';
import { documentAccess, documentKinds } from '@/lib/content/documents';
import { optionalDay, requiredText } from '@/lib/shared/parsing/fields';
import { type RecordOf, toCreateSchema, toPatchSchema } from '@/lib/shared/parsing/record-fields';
import type { StoredFile } from '@/lib/shared/stored-file';

export const documentFields = z.object({
  title: requiredText('Name the document, such as Brochure', 120).meta({ label: 'Title', isWording: true }),
  kind: z
    .enum(documentKinds, { error: `A document is one of ${documentKinds.join(', ')}` })
    .meta({ label: 'What it is' }),
  date: optionalDay.meta({ label: 'Date' }),
  access: z
    .enum(documentAccess, { error: `A document is one of ${documentAccess.join(', ')}` })
    .meta({ label: 'Who gets it', initial: 'Open' }),
});

const id = z.string({ error: 'Choose the file' }).min(1, 'Choose the file').max(64);

/** The id of an upload, or of the record's own file. */
const file = z
  .union([id, z.object({ _id: id }).transform(({ _id }) => _id)], { error: 'Choose the file' })
  .meta({ label: 'File' });

export const documentForm = documentFields.extend({ file });
export const documentCreate = toCreateSchema(documentFields).extend({
  file,
  parentId: z.string(),
});
export const documentPatch = toPatchSchema(documentFields).extend({ file: file.optional() });

export type ProjectDocument = RecordOf<typeof documentFields> & {
  projectId: string;
  file: StoredFile | null;
};

export type PublicDocument = Omit<ProjectDocument, 'file' | 'version'> & {
  bytes: number;
  url: string | null;
};

export type DocumentChoice = Pick<ProjectDocument, '_id' | 'title' | 'kind'> & { isInBin: boolean };

export const isOlderThan = (
  { kind, file }: Pick<ProjectDocument, 'kind' | 'file'>,
  { updatedAt }: { updatedAt: string },
): boolean => kind === 'Brochure' && file !== null && file.uploadedAt < updatedAt;

export const listOnRequest = (documents: readonly PublicDocument[]): string[] =>
  documents.flatMap(({ title, url }) => (url === null ? title : []));
