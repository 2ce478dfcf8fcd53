import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { keepUsable, readSnapshot } from '@/lib/server/records/snapshot';
import type { Project } from './dto';
import { updateProject } from './mutations';

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
  const old = await readSnapshot<Project>('project', id, entryId);
  const { name, description, category, status, location, client, price, explore } = old;
  return updateProject(admin, id, {
    name,
    description,
    category,
    status,
    location,
    client,
    price,
    explore,
    amenities: old.amenities,
    specifications: old.specifications,
    pictures: await keepUsable(old.images, { projectImage: { projectId: id } }),
    version,
  });
}
