import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { readRecordBody } from '@/lib/server/http/record-body';
import { AppError } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/form-data';
import { directorFields } from './fields';

function findPhoto(form: FormData): File[] {
  const files = listFiles(form, 'image');
  if (files.length > 1)
    throw new AppError('invalid', 'A director has one image.', { fields: { image: 'Send one image.' } });
  return files;
}

/** API-8: hands a multipart (name, position, bio, image) or a JSON body to `save`; the image is staged first. */
export const readDirectorBody = <T>(request: Request, editor: Editor, save: (input: object) => Promise<T>) =>
  readRecordBody(
    request,
    editor,
    {
      fields: directorFields,
      listFiles: findPhoto,
      toPictures: ([picture]) => (picture ? { picture } : {}),
    },
    save,
  );
