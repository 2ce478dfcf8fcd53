import { readJson } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { createUploadToken } from '@/lib/server/uploads/direct';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (request, { staff }) =>
    json(await createUploadToken(staff, await readJson(request))),
  ),
});
