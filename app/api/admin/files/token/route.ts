import { readJson } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { createFileToken } from '@/lib/server/uploads/direct-file';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (request, { staff }) =>
    json(await createFileToken(staff, await readJson(request))),
  ),
});
