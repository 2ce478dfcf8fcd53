import 'server-only';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isCountedPath, pruneMissingPages } from '@/lib/shared/missing-pages';
import { listRedirectKeys, toRedirectTarget } from '@/lib/shared/redirect-key';
import { Prisma } from '@/prisma/generated/client';

const warn = (error: unknown, sentence: string) =>
  log.warn({ code: (error as { code?: string }).code }, sentence);

/** Where an address without a page leads, as it stands now; null for nowhere, also where the database cannot tell. */
export async function findRedirect(address: string): Promise<string | null> {
  const keys = listRedirectKeys(address);
  try {
    const found = await db.redirect.findMany({ where: { from: { in: keys } } });
    const [redirect] = keys.flatMap((key) => found.filter(({ from }) => from === key));
    return redirect ? toRedirectTarget(redirect, address) : null;
  } catch (error) {
    warn(error, 'the redirects could not be looked up');
    return null;
  }
}

/** Counts that visitors ask for a path in vain. Never throws. */
export async function countMissingPage(path: string): Promise<void> {
  if (!isCountedPath(path)) return;
  try {
    await db.missingPage.upsert({
      where: { path },
      create: { path, count: 1, askedAt: new Date() },
      update: { count: { increment: 1 }, askedAt: new Date() },
    });
    await db.$executeRaw(Prisma.raw(pruneMissingPages));
  } catch (error) {
    warn(error, 'a missing page could not be counted');
  }
}
