import { saveSpend } from '@/lib/domain/enquiries/reports/spend-mutations';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { staff }) =>
    respondWithMutation(await saveSpend(staff, await readJson(request))),
  ),
});
