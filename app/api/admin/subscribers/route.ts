import { subscriberFilter } from '@/lib/domain/enquiries/schema';
import { listSubscribers } from '@/lib/domain/subscribers/queries';
import { parseQuery } from '@/lib/server/query';
import { json, methods, staffRoute } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: staffRoute(async (request, { staff }) =>
    json(await listSubscribers(staff, parseQuery(subscriberFilter, request))),
  ),
});
