import 'server-only';
import type { Editor } from '@/lib/server/auth/viewer';
import { readRecordBody } from '@/lib/server/http/record-body';
import { findJson, listFiles, present } from '@/lib/shared/form-data';
import { projectFields } from './fields';

/** API-3, API-4: hands a multipart or a JSON body to `save`; files of a multipart body are staged first. */
export const readProjectBody = <T>(request: Request, editor: Editor, save: (input: object) => Promise<T>) =>
  readRecordBody(
    request,
    editor,
    {
      fields: projectFields,
      listFiles: (form) => listFiles(form, 'images'),
      toPictures: (addedPictures, form) =>
        present({ addedPictures, existingImages: findJson(form, 'existingImages') }),
    },
    save,
  );
