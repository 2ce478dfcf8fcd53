import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { PageSource } from '@/lib/content/pages';
import { aboutTags } from '@/lib/domain/about/tags';
import { boardTags } from '@/lib/domain/board/tags';
import { brandTags } from '@/lib/domain/brands/tags';
import { heroTags } from '@/lib/domain/hero/tags';
import { projectTags } from '@/lib/domain/projects/tags';
import { settingTags } from '@/lib/domain/settings/tags';
import { testimonialTags } from '@/lib/domain/testimonials/tags';
import { db } from '@/lib/server/db';

const tags = [aboutTags, boardTags, brandTags, heroTags, projectTags, settingTags, testimonialTags];
const newest = { _max: { updatedAt: true } } as const;

/** When the records that the fixed pages show last changed, for the sitemap. What lies in the bin was taken off its page, and counts. */
export async function listLastChanges(): Promise<Partial<Record<PageSource, string>>> {
  'use cache';
  cacheTag(...tags.map(({ all }) => all));
  cacheLife('max');
  const [projects, board, brands, hero, stats, testimonials, settings] = await Promise.all([
    db.project.aggregate(newest),
    db.director.aggregate(newest),
    db.brand.aggregate(newest),
    db.heroImage.aggregate(newest),
    db.aboutStats.aggregate(newest),
    db.testimonial.aggregate(newest),
    db.setting.findMany({ select: { part: true, updatedAt: true } }),
  ]);
  const found = Object.entries({ projects, board, brands, hero, stats, testimonials });
  return Object.fromEntries([
    ...found.flatMap(([source, { _max }]) =>
      _max.updatedAt ? [[source, _max.updatedAt.toISOString()]] : [],
    ),
    ...settings.map(({ part, updatedAt }) => [part, updatedAt.toISOString()]),
  ]);
}
