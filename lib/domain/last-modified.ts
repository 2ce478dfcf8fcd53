import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { PageSource } from '@/lib/content/pages/pages';
import { aboutTag } from '@/lib/domain/about/record';
import { kinds } from '@/lib/domain/records';
import type { SettingPart } from '@/lib/domain/settings/schema';
import { settingTags } from '@/lib/domain/settings/tags';
import { db } from '@/lib/server/db';
import { tableOf } from '@/lib/server/records/kind';

const newest = { _max: { updatedAt: true } } as const;
type Newest = { _max: { updatedAt: Date | null } };

/** A child appears on the page of its parent. */
const listed = kinds.filter(({ parent }) => parent === null);

/** Includes the bin: a delete changes the page too. */
export async function listLastChanges(): Promise<Partial<Record<PageSource | SettingPart, string>>> {
  'use cache';
  cacheTag(aboutTag, settingTags.all, ...listed.map(({ noun }) => noun));
  cacheLife('max');
  const [stats, settings, ...records] = await Promise.all([
    db.aboutStats.aggregate(newest),
    db.setting.findMany({ select: { part: true, updatedAt: true } }),
    ...listed.map(
      async (kind): Promise<[string, Newest]> => [kind.noun, await tableOf(db, kind).aggregate(newest)],
    ),
  ]);
  return Object.fromEntries([
    ...[...records, ['stats', stats] as const].flatMap(([source, { _max }]) =>
      _max.updatedAt ? [[source, _max.updatedAt.toISOString()]] : [],
    ),
    ...settings.map(({ part, updatedAt }) => [part, updatedAt.toISOString()]),
  ]);
}
