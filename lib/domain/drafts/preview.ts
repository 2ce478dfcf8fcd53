import 'server-only';
import { cache } from 'react';
import { previewContent } from '@/lib/content/pages/preview';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isId } from '@/lib/shared/id';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { DraftName, DraftRecords } from './dto';
import { isDraftName } from './kinds';
import { readContent, readVersionContent } from './read';

const purpose = 'preview';
const folder = '/preview/';

type Shown = { kind: string; id: string };

/** The path at which anybody who has it sees the draft, until it expires, is published or is discarded. */
export function toPreviewPath({ kind, id }: Shown, now = Date.now()): string {
  const until = now + previewContent.days * dayMs;
  return `${folder}${makeToken(purpose, [kind, id, until.toString(36)].join('.'))}`;
}

const versionMark = 'version-';

/** The path at which anybody who has it sees a record as a line of its history left it, until it expires or the record is deleted. */
export const toVersionPath = ({ kind, id }: Shown): string => toPreviewPath({ kind: versionMark + kind, id });

type Link = { kind: DraftName; id: string; until: number; isVersion: boolean };

/** What a token of a preview names; null when it is forged or too old. */
export function readPreviewToken(token: string, now = Date.now()): Link | null {
  const [written = '', id = '', time = ''] = readToken(purpose, token)?.split('.') ?? [];
  const isVersion = written.startsWith(versionMark);
  const kind = isVersion ? written.slice(versionMark.length) : written;
  const until = Number.parseInt(time, 36);
  return isDraftName(kind) && isId(id) && until > now ? { kind, id, until, isVersion } : null;
}

export type Preview = {
  until: number;
  /** When a version was written; null for a draft. */
  stoodAt: string | null;
} & {
  [K in DraftName]: { kind: K; content: DraftRecords[K] };
}[DraftName];

async function readDraft({ kind, id }: Link) {
  const row = await db.draft.findFirst({ where: { id, kind } });
  const content = row && (await readContent(kind, row));
  return content && { content, stoodAt: null };
}

/** What a token shows; null for a wrong or an old one, and where the draft or the record is gone. Asked for once in a request. */
export const findPreview = cache(async (token: string): Promise<Preview | null> => {
  const link = readPreviewToken(token);
  if (!link) return null;
  const { kind, until, isVersion } = link;
  const found = await (isVersion ? readVersionContent(kind, link.id) : readDraft(link));
  // The kind of this name makes such records.
  return found ? ({ kind, until, ...found } as Preview) : null;
});

/** Whether this is the address of a preview that is not there. False where the database cannot tell: the page then says so. */
export async function isMissingPreview(path: string): Promise<boolean> {
  try {
    return (await findPreview(path.slice(folder.length))) === null;
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the preview could not be looked up');
    return false;
  }
}
