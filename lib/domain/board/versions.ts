import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import type { Mutated } from '@/lib/server/records/mutation';
import { keepUsable, readSnapshot } from '@/lib/server/records/snapshot';
import type { Director } from './dto';
import { updateDirector } from './mutations';

/**
 * Saves a director as a line of the history holds them, as a new version; with the picture if it still exists.
 * @throws AppError not_found, invalid, or conflict when `version` is not the newest.
 */
export async function restoreDirectorVersion(
  admin: Admin,
  id: string,
  entryId: string,
  version?: number,
): Promise<Mutated<Director>> {
  const { name, position, bio, image } = await readSnapshot<Director>('director', id, entryId);
  const [picture] = await keepUsable(image ? [image] : [], { director: { id } });
  return updateDirector(admin, id, {
    name,
    position,
    bio,
    version,
    ...(picture && { picture: picture._id, alt: picture.alt }),
  });
}
