import 'server-only';
import { readGate } from '@/lib/domain/advertising/gate';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { published } from '@/lib/server/records/published';

/** The address of a project's page, as it stands now; null of one that visitors do not see. Nothing of a made-up id is kept. */
export async function findPageAddress(id: string): Promise<URL | null> {
  const where = { id, ...published(await readGate()) };
  const project = await db.project.findFirst({ where, select: { slug: true } });
  return project && new URL(`/projects/${project.slug}`, env.SITE_URL);
}
