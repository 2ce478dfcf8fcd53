import { letRing } from '@/lib/domain/telephones/mutations';
import { listTelephones } from '@/lib/domain/telephones/queries';
import { readJson } from '@/lib/server/http/body';
import { json, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff }) => json(await listTelephones(staff))),
  POST: salesRoute(async (request, { staff }) =>
    // The mutation checks its input itself.
    respondWithMutation(await letRing(staff, await readJson(request))),
  ),
});
