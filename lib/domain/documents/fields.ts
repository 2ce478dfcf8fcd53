import { z } from 'zod';
import { documentAccess, documentKinds } from '@/lib/content/documents';
import { optionalDay, requiredText } from '@/lib/shared/fields';
import { type RecordOf, toCreateSchema, toPatchSchema } from '@/lib/shared/record-fields';
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

/** The id of a file that was uploaded, or the record's own as it was read. */
const file = z
  .union([id, z.object({ _id: id }).transform(({ _id }) => _id)], { error: 'Choose the file' })
  .meta({ label: 'File' });

/** What the form edits. */
export const documentForm = documentFields.extend({ file });
export const documentCreate = toCreateSchema(documentFields).extend({
  file,
  /** The project. */
  parentId: z.string(),
});
export const documentPatch = toPatchSchema(documentFields).extend({ file: file.optional() });

/** A document of a project, as the office reads it. */
export type ProjectDocument = RecordOf<typeof documentFields> & {
  projectId: string;
  file: StoredFile | null;
};

/** The same as the website shows it: with its address where it is open. */
export type PublicDocument = Omit<ProjectDocument, 'file' | 'version'> & {
  bytes: number;
  url: string | null;
};

/** One of the documents of a project, as its form offers them; what lies in the bin may still be named. */
export type DocumentChoice = Pick<ProjectDocument, '_id' | 'title' | 'kind'> & { isInBin: boolean };

/** A brochure says what its project said when it was made. */
export const isOlderThan = (
  { kind, file }: Pick<ProjectDocument, 'kind' | 'file'>,
  { updatedAt }: { updatedAt: string },
): boolean => kind === 'Brochure' && file !== null && file.uploadedAt < updatedAt;

/** The titles of what is to be asked for. */
export const listOnRequest = (documents: readonly PublicDocument[]): string[] =>
  documents.flatMap(({ title, url }) => (url === null ? title : []));
