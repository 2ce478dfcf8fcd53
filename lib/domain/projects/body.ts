import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { isMultipart, readJson, readMultipart } from '@/lib/server/http/body';
import { maxMultipartBytes, withStagedFiles } from '@/lib/server/pictures/received';
import { listFiles } from '@/lib/shared/form-data';
import { decodeProjectForm } from './decode';

/** API-3, API-4: hands a multipart or a JSON body to `save`; files of a multipart body are staged first. */
export async function readProjectBody<T>(
  request: Request,
  admin: Admin,
  // The mutation checks its input itself.
  save: (input: never) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return save((await readJson(request)) as never);
  const form = await readMultipart(request, maxMultipartBytes);
  const fields = decodeProjectForm(form);
  return withStagedFiles(admin, listFiles(form, 'images'), (addedPictures) =>
    save({ ...fields, addedPictures } as never),
  );
}
