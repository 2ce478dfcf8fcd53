import 'server-only';
import { cache } from 'react';
import { previewContent } from '@/lib/content/preview';
import { makeToken, readToken } from '@/lib/server/auth/signed-token';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isId } from '@/lib/shared/id';
import type { DraftName, DraftRecords } from './dto';
import { isDraftName } from './kinds';
import { readContent } from './read';

const purpose = 'preview';
const folder = '/preview/';
const dayMs = 86_400_000;

/** The path at which anybody who has it sees the draft, until it expires, is published or is discarded. */
export function toPreviewPath({ kind, id }: { kind: string; id: string }, now = Date.now()): string {
  const until = now + previewContent.days * dayMs;
  return `${folder}${makeToken(purpose, [kind, id, until.toString(36)].join('.'))}`;
}

type Link = { kind: DraftName; id: string; until: number };

/** What a token of a preview names; null when it is forged or too old. */
export function readPreviewToken(token: string, now = Date.now()): Link | null {
  const [kind = '', id = '', time = ''] = readToken(purpose, token)?.split('.') ?? [];
  const until = Number.parseInt(time, 36);
  return isDraftName(kind) && isId(id) && until > now ? { kind, id, until } : null;
}

export type Preview = { until: number } & {
  [K in DraftName]: { kind: K; content: DraftRecords[K] };
}[DraftName];

/** The draft that a token shows; null for a wrong or an old one, and where the draft is gone. Asked for once in a request. */
export const findPreview = cache(async (token: string): Promise<Preview | null> => {
  const link = readPreviewToken(token);
  if (!link) return null;
  const { kind, id, until } = link;
  const row = await db.draft.findFirst({ where: { id, kind } });
  const content = row && (await readContent(kind, row));
  // The kind of this name makes such records.
  return content ? ({ kind, content, until } as Preview) : null;
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
