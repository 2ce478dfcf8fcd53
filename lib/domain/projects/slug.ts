import 'server-only';
import { db, type Tx } from '@/lib/server/db';
import { isPublished, ungated } from '@/lib/server/records/published';
import type { OfferedSlug } from './dto';
import { projectInclude, withPlans } from './row';

export async function chooseSlug(tx: Tx, name: string, id: string): Promise<OfferedSlug> {
  const [row] = await tx.$queryRaw<{ slug: string; plain: string }[]>`
    select free_slug(${name}, ${id}) as slug, to_slug(${name}) as plain`;
  if (!row) throw new Error('A function answers with one row.');
  return { slug: row.slug, isTaken: row.plain !== '' && row.plain !== row.slug };
}

/** The former address redirects. */
export async function moveToSlugOf(
  tx: Tx,
  { id, slug: former }: { id: string; slug: string },
  name: string,
): Promise<void> {
  const { slug } = await chooseSlug(tx, name, id);
  if (slug === former) return;
  await tx.formerSlug.deleteMany({ where: { slug } });
  await tx.formerSlug.create({ data: { slug: former, projectId: id } });
  await tx.project.update({ where: { id }, data: { slug } });
}

/** Does not check the gate of RERA, section 3. */
export async function findMovedProject(slug: string) {
  const former = await db.formerSlug.findUnique({
    where: { slug },
    include: { project: { include: projectInclude } },
  });
  const project = former?.project;
  if (!project || !isPublished(project, ungated)) return null;
  const [row = null] = await withPlans(db, [project]);
  return row;
}
