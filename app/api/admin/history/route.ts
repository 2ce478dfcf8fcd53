import { listHistory } from '@/lib/domain/history/queries';
import { editorRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (request, { staff }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams);
    return json(await listHistory(staff, query));
  }),
});
