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
import { withDocumentUrls } from '@/lib/shared/named-documents';
import { requireKnownId } from '@/lib/shared/parsing/id';
import type { DocumentChoice, ProjectDocument, PublicDocument } from './fields';
import { documents } from './kind';

const missing = 'There is no such document.';

/** Checked on read: an import bypasses the rule of a save. */
const isOpen = ({ kind, access }: Pick<ProjectDocument, 'kind' | 'access'>): boolean =>
  access === 'Open' || alwaysOpen.includes(kind);

/** Security: a document on request exposes no address or id of its file. */
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

export const withDocuments = async <P extends { _id: string }>(list: P[]) =>
  nestInProjects(list, 'documents', await listAllDocuments()).map((project) =>
    withDocumentUrls(project, project.documents),
  );

/** @throws AppError not_found also for a document on request. */
export async function findOpenFile(id: string): Promise<FileRow> {
  const where = { id: requireKnownId(id, missing), ...publishedWithParent(await readGate()) };
  const [row] = await documents.findRows(db, { where });
  if (!row?.file || !isOpen(documents.toRecord(row))) throw new AppError('not_found', missing);
  return row.file;
}

/** Includes those in the bin. @throws AppError not_found. */
export async function listDocumentChoices(_editor: Editor, projectId: string): Promise<DocumentChoice[]> {
  const where = { parentId: requireKnownId(projectId, 'There is no such project.') };
  const rows = await documents.findRows(db, { where, orderBy: displayOrder });
  return rows.map((row) => {
    const { _id, title, kind } = documents.toRecord(row);
    return { _id, title, kind, isInBin: row.deletedAt !== null };
  });
}

/** A file of a record, or an own upload. @throws AppError not_found. */
export async function findFile({ userId }: Editor, id: string): Promise<FileRow> {
  const row = await db.file.findFirst({
    where: {
      id: requireKnownId(id, missing),
      // Files of an enquiry are served only through the enquiry.
      OR: [{ use: { kind: { not: ofEnquiry.kind } } }, { uploadedById: userId, use: null }],
    },
  });
  if (!row) throw new AppError('not_found', 'There is no such file.');
  return row;
}
