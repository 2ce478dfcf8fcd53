import { listEnquiries } from '@/lib/domain/enquiries/inbox/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { parseQuery } from '@/lib/server/http/query';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) =>
    json(await listEnquiries(staff, parseQuery(enquiryFilter, request))),
  ),
});
