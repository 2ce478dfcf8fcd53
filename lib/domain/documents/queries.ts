import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { alwaysOpen } from '@/lib/content/documents';
import { recordKinds } from '@/lib/content/record-kinds';
import { filterShown, openGate, readGate } from '@/lib/domain/advertising/gate';
import { nestInProjects } from '@/lib/domain/nest-in-projects';
import type { Editor } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import type { FileRow } from '@/lib/server/files/row';
import { ofEnquiry } from '@/lib/server/files/use';
import { notDeleted } from '@/lib/server/records/bin';
import { recordTag } from '@/lib/server/records/kind';
import { displayOrder } from '@/lib/server/records/order';
import { publishedWithParent } from '@/lib/server/records/published';
import { AppError } from '@/lib/shared/errors';
import { requireKnownId } from '@/lib/shared/id';
import { withDocumentUrls } from '@/lib/shared/named-documents';
import type { DocumentChoice, ProjectDocument, PublicDocument } from './fields';
import { documents } from './kind';

const missing = 'There is no such document.';

/** Whatever wrote it: a bundle comes past the rule of a save. */
const isOpen = ({ kind, access }: Pick<ProjectDocument, 'kind' | 'access'>): boolean =>
  access === 'Open' || alwaysOpen.includes(kind);

/** Of what is on request the website shows that it is there, and nothing by which it could be had. */
export const toPublicDocuments = ({
  file,
  version: _version,
  ...document
}: ProjectDocument): PublicDocument[] =>
  file === null
    ? []
    : [
        {
          ...document,
          bytes: file.bytes,
          url: isOpen(document) ? `/documents/${document._id}` : null,
        },
      ];

/** The documents of a project that are on the website, in the order of the office. */
export async function listDocuments(projectId: string): Promise<PublicDocument[]> {
  'use cache';
  cacheTag(recordTag({ kind: 'project' }, projectId), documents.noun);
  cacheLife('max');
  const rows = await documents.findRows(db, {
    where: { parentId: projectId, ...notDeleted },
    orderBy: displayOrder,
  });
  const shown = await filterShown(projectId, rows);
  return shown.map(documents.toRecord).flatMap(toPublicDocuments);
}

async function listAllDocuments(): Promise<PublicDocument[]> {
  'use cache';
  cacheTag(documents.noun, recordKinds.project.noun);
  cacheLife('max');
  const rows = await documents.findRows(db, {
    where: publishedWithParent(await openGate()),
    orderBy: displayOrder,
  });
  return rows.map(documents.toRecord).flatMap(toPublicDocuments);
}

/** Projects as the public lists answer them: each with its documents, and the addresses of those that its entries name. */
export const withDocuments = async <P extends { _id: string }>(list: P[]) =>
  nestInProjects(list, 'documents', await listAllDocuments()).map((project) =>
    withDocumentUrls(project, project.documents),
  );

/** The file of a document that is open to all; whatever else is asked for is not there. @throws AppError not_found. */
export async function findOpenFile(id: string): Promise<FileRow> {
  const where = { id: requireKnownId(id, missing), ...publishedWithParent(await readGate()) };
  const [row] = await documents.findRows(db, { where });
  if (!row?.file || !isOpen(documents.toRecord(row))) throw new AppError('not_found', missing);
  return row.file;
}

/** The documents that a project can name, in its order, those in the bin among them. @throws AppError not_found. */
export async function listDocumentChoices(_editor: Editor, projectId: string): Promise<DocumentChoice[]> {
  const where = { parentId: requireKnownId(projectId, 'There is no such project.') };
  const rows = await documents.findRows(db, { where, orderBy: displayOrder });
  return rows.map((row) => {
    const { _id, title, kind } = documents.toRecord(row);
    return { _id, title, kind, isInBin: row.deletedAt !== null };
  });
}

/** Any file, for the office: one of a record, or what this person has uploaded. @throws AppError not_found. */
export async function findFile({ userId }: Editor, id: string): Promise<FileRow> {
  const row = await db.file.findFirst({
    where: {
      id: requireKnownId(id, missing),
      // That of an enquiry is given by the enquiry alone.
      OR: [{ use: { kind: { not: ofEnquiry.kind } } }, { uploadedById: userId, use: null }],
    },
  });
  if (!row) throw new AppError('not_found', 'There is no such file.');
  return row;
}
