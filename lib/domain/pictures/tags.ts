import 'server-only';
import type { SettingPart } from '@/lib/domain/settings/schema';
import { provideTagsOfUse } from '@/lib/server/pictures/use';

// Loaded on demand, so that the server starts without the kinds.
provideTagsOfUse(async ({ kind: name, recordId }) => {
  const { findKind } = await import('@/lib/domain/records');
  const { db } = await import('@/lib/server/db');
  const { tagsOf } = await import('@/lib/server/records/kind');
  const { tagsOfPart } = await import('@/lib/domain/settings/tags');
  const kind = findKind(name);
  if (kind?.parent)
    return (await kind.findRows(db, { where: { id: recordId } })).flatMap((row) => tagsOf(kind, row));
  if (kind) return tagsOf(kind, { id: recordId });
  // A draft is on no page.
  return name === 'settings' ? tagsOfPart(recordId as SettingPart) : [];
});
