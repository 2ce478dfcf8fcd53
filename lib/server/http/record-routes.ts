import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { findJson, listFiles, present } from '@/lib/shared/parsing/form-data';
import type { Editor } from '../auth/viewer';
import type { Kind } from '../records/kind';
import type { WritableKind } from '../records/rules';
import { deleteRecord, reorderRecords } from '../records/verbs';
import { createRecord, updateRecord } from '../records/write';
import { readJson } from './body';
import { readRecordBody } from './record-body';
import { editorRoute, json, methods, respondWithMutation } from './route';
import { findExpectedVersion, withExpectedVersion } from './version';

const hasMany = ({ pictures }: Kind) => Object.values(pictures).includes('many');

function listPictures(form: FormData, kind: Kind): File[] {
  if (hasMany(kind)) return listFiles(form, 'images');
  const files = listFiles(form, 'image');
  if (files.length <= 1) return files;
  throw new AppError('invalid', `A ${kind.entity} has one image.`, { fields: { image: 'Send one image.' } });
}

async function readBody<T>(
  request: Request,
  editor: Editor,
  kind: WritableKind,
  save: (input: object) => Promise<T>,
) {
  const { fields, pictures } = kind;
  if (Object.keys(pictures).length === 0) return save(await readJson(request));
  return readRecordBody(
    request,
    editor,
    {
      fields,
      listFiles: (form) => listPictures(form, kind),
      toPictures: (ids, form) =>
        hasMany(kind)
          ? present({ addedPictures: ids, existingImages: findJson(form, 'existingImages') })
          : present({ picture: ids[0] }),
    },
    save,
  );
}

export const addRoute = (kind: WritableKind, failure?: string) =>
  editorRoute(
    async (request, { staff, params: { id = '' } }) =>
      respondWithMutation(
        await readBody(request, staff, kind, (input) =>
          createRecord(staff, kind, kind.parent === null ? input : { ...input, parentId: id }),
        ),
        201,
      ),
    { failure },
  );

export const updateRoute = (kind: WritableKind, failure?: string) =>
  editorRoute(
    async (request, { staff, params: { id = '' } }) =>
      respondWithMutation(
        await readBody(request, staff, kind, (input) =>
          updateRecord(staff, kind, id, withExpectedVersion(request, input)),
        ),
      ),
    { failure },
  );

export const deleteRoute = (kind: Kind, failure?: string) =>
  editorRoute(
    async (request, { staff, params: { id = '' } }) =>
      respondWithMutation(await deleteRecord(staff, kind, id, findExpectedVersion(request))),
    { failure },
  );

export const listRoute = (list: (editor: Editor, parentId: string) => Promise<unknown>, failure?: string) =>
  editorRoute(async (_request, { staff, params: { id = '' } }) => json(await list(staff, id)), { failure });

export const orderRoute = (kind: Kind) =>
  methods({
    PUT: editorRoute(async (request, { staff }) =>
      respondWithMutation(await reorderRecords(staff, kind, await readJson(request))),
    ),
  });
