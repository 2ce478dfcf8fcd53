import 'server-only';
import { readGate } from '@/lib/domain/advertising/gate';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { published } from '@/lib/server/records/published';

/** Null for hidden projects. Made-up ids are not cached. */
export async function findPageAddress(id: string): Promise<URL | null> {
  const where = { id, ...published(await readGate()) };
  const project = await db.project.findFirst({ where, select: { slug: true } });
  return project && new URL(`/projects/${project.slug}`, env.SITE_URL);
}
