import 'server-only';
import { Prisma } from '@/prisma/generated/client';
import { db } from '../../db';
import { log } from '../../log';
import { addMissingPages, isCounted, pruneMissingPages } from './counted';

/** Never throws. */
export async function countMissingPage({ method, headers }: Request, path: string): Promise<void> {
  if (!isCounted({ method, accept: headers.get('accept'), path })) return;
  try {
    await db.$executeRaw(Prisma.sql(addMissingPages, [path], [1]));
    await db.$executeRaw(Prisma.raw(pruneMissingPages));
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'a missing page could not be counted');
  }
}
