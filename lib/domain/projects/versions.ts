import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { readVersion } from '@/lib/server/records/snapshot';
import type { Project } from './dto';
import { updateProject } from './mutations';
import { projects } from './record';

/**
 * Saves a project as a line of the history holds it, as a new version; of its pictures those that still exist.
 * @throws AppError not_found, invalid, or conflict when `version` is not the newest.
 */
export async function restoreProjectVersion(
  admin: Admin,
  id: string,
  entryId: string,
  version?: number,
): Promise<Mutated<Project>> {
  const { values, pictures } = await readVersion(projects, id, entryId);
  return updateProject(admin, id, { ...values, pictures, version });
}
