import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { isMultipart, readJson, readMultipart } from '@/lib/server/http/body';
import { maxMultipartBytes, withStagedFiles } from '@/lib/server/pictures/received';
import { AppError } from '@/lib/shared/errors';
import { findText, listFiles, present } from '@/lib/shared/form-data';

/** API-8: hands a multipart (name, position, bio, image) or a JSON body to `save`; the image is staged first. */
export async function readDirectorBody<T>(
  request: Request,
  admin: Admin,
  // The mutation checks its input itself.
  save: (input: never) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request)) return save((await readJson(request)) as never);
  const form = await readMultipart(request, maxMultipartBytes);
  const files = listFiles(form, 'image');
  if (files.length > 1)
    throw new AppError('invalid', 'A director has one image.', { fields: { image: 'Send one image.' } });
  const version = findText(form, 'version');
  const fields = present({
    name: findText(form, 'name'),
    position: findText(form, 'position'),
    bio: findText(form, 'bio'),
    version: version ? Number(version) : undefined,
  });
  return withStagedFiles(admin, files, ([picture]) =>
    save({ ...fields, ...(picture && { picture }) } as never),
  );
}
