import 'server-only';
import { documentLinks } from '@/lib/content/documents';
import { readGate } from '@/lib/domain/advertising/gate';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { db, type Tx } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import type { FileRow } from '@/lib/server/files/row';
import { withFile } from '@/lib/server/files/use';
import { publishedWithParent } from '@/lib/server/records/published';
import { isId } from '@/lib/shared/parsing/id';
import type { DocumentLink } from '@/prisma/generated/client';

const purpose = 'document';
const mostAtOnce = 20;

export const documentLinkPath = '/document';

const linkEnd = (now: Date) => new Date(now.getTime() + documentLinks.hours * 3_600_000);

/** The row decides whether the link still works. */
export const toLinkUrl = (linkId: string): string =>
  `${env.SITE_URL}${documentLinkPath}?token=${encodeURIComponent(makeToken(purpose, linkId))}`;

export type MailedDocument = { title: string; url: string };

export async function addLinks(
  tx: Tx,
  enquiryId: string,
  projectId: string,
  now = new Date(),
): Promise<void> {
  const gate = await readGate(tx);
  const where = { parentId: projectId, access: 'On request', ...publishedWithParent(gate) };
  const rows = await tx.document.findMany({ where, select: { id: true }, take: mostAtOnce });
  await tx.documentLink.createMany({
    data: rows.map(({ id }) => ({ enquiryId, documentId: id, expiresAt: linkEnd(now) })),
  });
}

/** Null when the document is no longer on the website. */
export async function addLink(
  tx: Tx,
  enquiryId: string,
  documentId: string,
  now = new Date(),
): Promise<(MailedDocument & { linkId: string; projectId: string }) | null> {
  const document = await tx.document.findFirst({
    where: { id: documentId, ...publishedWithParent(await readGate(tx)) },
    select: { id: true, title: true, parentId: true },
  });
  if (!document) return null;
  const data = { enquiryId, documentId, expiresAt: linkEnd(now) };
  const { id: linkId } = await tx.documentLink.create({ data, select: { id: true } });
  return { linkId, projectId: document.parentId, title: document.title, url: toLinkUrl(linkId) };
}

/** Their lifetime starts now, with the acknowledgement. */
export async function startLinks(
  tx: Tx,
  enquiryIds: readonly string[],
  now = new Date(),
): Promise<Map<string, MailedDocument[]>> {
  const links = await tx.documentLink.findMany({
    where: { enquiryId: { in: [...enquiryIds] }, revokedAt: null },
    orderBy: { id: 'asc' },
    select: { id: true, enquiryId: true, document: { select: { title: true } } },
  });
  const started = new Map<string, MailedDocument[]>();
  if (links.length === 0) return started;
  const ids = links.map(({ id }) => id);
  await tx.documentLink.updateMany({ where: { id: { in: ids } }, data: { expiresAt: linkEnd(now) } });
  for (const { id, enquiryId, document } of links)
    started.set(enquiryId, [
      ...(started.get(enquiryId) ?? []),
      { title: document.title, url: toLinkUrl(id) },
    ]);
  return started;
}

export type LinkState = 'open' | 'ended' | 'unknown';

async function findLink(token: string): Promise<DocumentLink | null> {
  const id = readToken(purpose, token);
  if (id === null || !isId(id)) return null;
  return db.documentLink.findUnique({ where: { id } });
}

const isOver = ({ expiresAt, revokedAt }: DocumentLink, now: Date) => revokedAt !== null || expiresAt <= now;

async function findLinkedFile({ documentId }: DocumentLink): Promise<FileRow | null> {
  const where = { id: documentId, ...publishedWithParent(await readGate()) };
  const rows = await db.document.findMany({ where });
  const [row] = await withFile(db, 'document', 'file', rows);
  return row?.file ?? null;
}

/** Read-only: mail scanners open links by themselves. */
export async function findLinkState(token: string, now = new Date()): Promise<LinkState> {
  const link = await findLink(token);
  if (!link) return 'unknown';
  return isOver(link, now) || (await findLinkedFile(link)) === null ? 'ended' : 'open';
}

/** Counts the opening; null for an expired link. */
export async function openLink(token: string, now = new Date()): Promise<FileRow | null> {
  const link = await findLink(token);
  const file = link && !isOver(link, now) ? await findLinkedFile(link) : null;
  if (!link || !file) return null;
  // Reads and writes in one statement, so that no opening is lost.
  const count = await db.$executeRaw`
    update document_link set open_count = open_count + 1,
      opened_at = (opened_at || ${now}::timestamptz)[greatest(1, cardinality(opened_at) + 2 - ${documentLinks.keptOpenings}::int):]
    where id = ${link.id} and revoked_at is null`;
  return count > 0 ? file : null;
}
