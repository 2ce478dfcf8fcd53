import type { PublicProject } from '@/lib/domain/projects/fields';
import { findProjectAt } from '@/lib/domain/projects/queries';
import { readSubject } from '@/lib/server/cache/optional';

export async function readProject(params: Promise<{ id: string }>): Promise<PublicProject | 'none' | null> {
  const { id } = await params;
  return readSubject('project', async () => (await findProjectAt(id)) ?? 'none');
}
