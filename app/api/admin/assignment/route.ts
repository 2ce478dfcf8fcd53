import { saveRotation } from '@/lib/domain/assignment/mutations';
import { getRotationOverview } from '@/lib/domain/assignment/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff }) => json(await getRotationOverview(staff))),
  PUT: adminRoute(async (request, { staff }) =>
    respondWithMutation(await saveRotation(staff, await readJson(request))),
  ),
});
