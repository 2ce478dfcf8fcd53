import { subscribeToPush } from '@/lib/domain/notifications/push/mutations';
import { listOwnSubscriptions } from '@/lib/domain/notifications/push/queries';
import { readJson } from '@/lib/server/http/body';
import { json, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff }) => json(await listOwnSubscriptions(staff))),
  POST: salesRoute(async (request, { staff }) =>
    respondWithMutation(await subscribeToPush(staff, await readJson(request))),
  ),
});
