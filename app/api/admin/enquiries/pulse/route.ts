import { getPulse } from '@/lib/domain/enquiries/inbox/queries';
import { driveJobsAfter } from '@/lib/domain/jobs';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    driveJobsAfter(request);
    return json(await getPulse(staff));
  }),
});
