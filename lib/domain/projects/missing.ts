import 'server-only';
import { readGate } from '@/lib/domain/advertising/gate';
import { db } from '@/lib/server/db';
import { log } from '@/lib/server/log';
import { isPublished, published } from '@/lib/server/records/published';
import { isId, isSlug } from '@/lib/shared/parsing/id';
import { findMovedProject } from './slug';

async function isProject(address: string): Promise<boolean> {
  const gate = await readGate();
  if (isId(address)) return (await db.project.count({ where: { id: address, ...published(gate) } })) > 0;
  if (!isSlug(address)) return false;
  const isThere = (await db.project.count({ where: { slug: address, ...published(gate) } })) > 0;
  if (isThere) return true;
  const moved = await findMovedProject(address);
  return moved !== null && isPublished(moved, gate);
}

/** False when the database is down. */
export async function isMissingProject(address: string): Promise<boolean> {
  try {
    return !(await isProject(address));
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the project could not be looked up');
    return false;
  }
}
