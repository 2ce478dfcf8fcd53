import { getPulse } from '@/lib/domain/enquiries/queries';
import { json, methods, staffRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: staffRoute(async (_request, { staff }) => json(await getPulse(staff))),
});
