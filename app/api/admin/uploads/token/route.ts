import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods } from '@/lib/server/http/route';
import { createUploadToken } from '@/lib/server/pictures/direct';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (request, { admin }) =>
    json(await createUploadToken(admin, await readJson(request))),
  ),
});
