import 'server-only';
import { z } from 'zod';
import { listFiles } from '@/lib/shared/parsing/form-data';
import type { Editor } from '../auth/viewer';
import { readRecordBody } from './record-body';

export const readPicturesBody = <T>(request: Request, editor: Editor, save: (input: object) => Promise<T>) =>
  readRecordBody(
    request,
    editor,
    {
      fields: z.object({}),
      listFiles: (form) => listFiles(form, 'images'),
      toPictures: (ids) => ({ pictures: ids.map((_id) => ({ _id })) }),
    },
    save,
  );
