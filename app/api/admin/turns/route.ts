import { saveTurn } from '@/lib/domain/enquiries/turn/mutations';
import { getTurns } from '@/lib/domain/enquiries/turn/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff }) => json(await getTurns(staff))),
  PUT: adminRoute(async (request, { staff }) =>
    // The mutation checks its input itself.
    respondWithMutation(await saveTurn(staff, await readJson(request))),
  ),
});
