import { readJson } from '@/lib/server/body';
import { createUploadToken } from '@/lib/server/pictures/direct';
import { adminRoute, json, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (request, { admin }) =>
    json(await createUploadToken(admin, await readJson(request))),
  ),
});
