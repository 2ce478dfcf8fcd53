import { listSubscribers } from '@/lib/domain/subscribers/queries';
import { subscriberFilter } from '@/lib/domain/subscribers/schema';
import { parseQuery } from '@/lib/server/http/query';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) =>
    json(await listSubscribers(staff, parseQuery(subscriberFilter, request))),
  ),
});
