import 'server-only';
import { redirectLimits } from '@/lib/content/admin/redirects';
import type { Editor } from '@/lib/server/auth/viewer';
import { containing } from '@/lib/server/database/containing';
import { db } from '@/lib/server/db';
import { dayMs } from '@/lib/shared/time/day-ms';
import type { MissingPage, RedirectPage } from './dto';

export async function listRedirects(
  _editor: Editor,
  { q, page }: { q: string; page: number },
): Promise<RedirectPage> {
  const part = containing(q);
  const where = q.trim() ? { OR: [{ from: part }, { to: part }] } : {};
  const [total, rows] = await Promise.all([
    db.redirect.count({ where }),
    db.redirect.findMany({
      where,
      orderBy: [{ createdAt: 'desc' }, { from: 'asc' }],
      skip: (page - 1) * redirectLimits.shown,
      take: redirectLimits.shown,
    }),
  ]);
  return {
    redirects: rows.map(({ id, from, to }) => ({ _id: id, from, to })),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / redirectLimits.shown)),
  };
}

export async function listMissingPages(_editor: Editor): Promise<MissingPage[]> {
  const rows = await db.missingPage.findMany({
    where: { askedAt: { gte: new Date(Date.now() - redirectLimits.missingDays * dayMs) } },
    orderBy: [{ count: 'desc' }, { askedAt: 'desc' }],
    take: redirectLimits.missing,
  });
  return rows.map(({ path, count, askedAt }) => ({ path, count, askedAt: askedAt.toISOString() }));
}
