import { listFilings } from '@/lib/domain/filing/queries';
import { editorRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff, params: { id = '' } }) =>
    json((await listFilings(staff, id)).registrations),
  ),
});
