import 'server-only';
import { writableKinds } from '@/lib/domain/records/writable';
import { settingDrafts } from '@/lib/domain/settings/draft';
import { draftsOf } from '@/lib/server/records/draft';
import type { DraftKind } from '@/lib/server/records/draft-kind';
import type { RecordRow, WireRecord } from '@/lib/server/records/kind';
import { AppError } from '@/lib/shared/errors';
import type { DraftName } from './dto';

/** Only kinds without a parent, and parts of the settings. */
const draftKinds = Object.fromEntries([
  ...Object.values(writableKinds).flatMap((kind) => {
    const drafts = draftsOf<RecordRow, WireRecord>(kind);
    return drafts ? [[kind.kind, drafts] as const] : [];
  }),
  ['settings', settingDrafts] as const,
]) as Record<DraftName, DraftKind>;

export const draftNames = Object.keys(draftKinds) as DraftName[];

export const isDraftName = (name: string): name is DraftName => Object.hasOwn(draftKinds, name);

/** @throws AppError not_found. */
export function requireDraftKind(name: string): DraftKind {
  if (!isDraftName(name)) throw new AppError('not_found', 'There are no drafts of this kind.');
  return draftKinds[name];
}
