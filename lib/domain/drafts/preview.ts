import 'server-only';
import { cache } from 'react';
import { previewContent } from '@/lib/content/pages/preview';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isId } from '@/lib/shared/parsing/id';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { DraftName, DraftRecords } from './dto';
import { isDraftName } from './kinds';
import { readContent, readVersionContent } from './read';

const purpose = 'preview';
const folder = '/preview/';

type Shown = { kind: string; id: string };

/** Security: anybody with the path sees the draft, until it expires, is published or is discarded. */
export function toPreviewPath({ kind, id }: Shown, now = Date.now()): string {
  const until = now + previewContent.days * dayMs;
  return `${folder}${makeToken(purpose, [kind, id, until.toString(36)].join('.'))}`;
}

const versionMark = 'version-';

/** Security: anybody with the path sees the version, until it expires or the record is deleted. */
export const toVersionPath = ({ kind, id }: Shown): string => toPreviewPath({ kind: versionMark + kind, id });

type Link = { kind: DraftName; id: string; until: number; isVersion: boolean };

/** Null when forged or expired. */
export function readPreviewToken(token: string, now = Date.now()): Link | null {
  const [written = '', id = '', time = ''] = readToken(purpose, token)?.split('.') ?? [];
  const isVersion = written.startsWith(versionMark);
  const kind = isVersion ? written.slice(versionMark.length) : written;
  const until = Number.parseInt(time, 36);
  return isDraftName(kind) && isId(id) && until > now ? { kind, id, until, isVersion } : null;
}

export type Preview = {
  until: number;
  stoodAt: string | null;
} & {
  [K in DraftName]: { kind: K; content: DraftRecords[K] };
}[DraftName];

async function readDraft({ kind, id }: Link) {
  const row = await db.draft.findFirst({ where: { id, kind } });
  const content = row && (await readContent(kind, row));
  return content && { content, stoodAt: null };
}

/** Null for a wrong or expired token, and for a deleted draft or record. Cached per request. */
export const findPreview = cache(async (token: string): Promise<Preview | null> => {
  const link = readPreviewToken(token);
  if (!link) return null;
  const { kind, until, isVersion } = link;
  const found = await (isVersion ? readVersionContent(kind, link.id) : readDraft(link));
  // The kind of this name makes such records.
  return found ? ({ kind, until, ...found } as Preview) : null;
});

/** False when the database is down: the page then shows the error. */
export async function isMissingPreview(path: string): Promise<boolean> {
  try {
    return (await findPreview(path.slice(folder.length))) === null;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the preview could not be looked up');
    return false;
  }
}
