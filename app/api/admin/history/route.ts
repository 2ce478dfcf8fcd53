import { listHistory } from '@/lib/domain/history/queries';
import { adminRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (request, { admin }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return json(await listHistory(admin, query));
  }),
});
