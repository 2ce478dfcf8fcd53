import 'server-only';
import { listFiles } from '@/lib/shared/form-data';
import type { Admin } from '../auth/viewer';
import { readMultipart } from '../http/body';
import { maxMultipartBytes, withStagedFiles } from './received';

/** API-5, API-6: stages the repeated files of the field `images` and hands their ids to `save`. */
export async function readPicturesBody<T>(
  request: Request,
  admin: Admin,
  save: (ids: string[]) => Promise<T>,
): Promise<T> {
  const form = await readMultipart(request, maxMultipartBytes);
  return withStagedFiles(admin, listFiles(form, 'images'), save);
}
