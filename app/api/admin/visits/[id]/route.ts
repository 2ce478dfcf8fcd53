import { takeVisitStep } from '@/lib/domain/visits/admin-mutations';
import { getVisit } from '@/lib/domain/visits/queries';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { readJson } from '@/lib/server/http/body';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff, params: { id = '' } }) => json(await getVisit(staff, id))),
  POST: salesRoute(async (request, { staff, params: { id = '' } }) => {
    const { data } = await takeVisitStep(staff, id, await readJson(request));
    driveOutboxAfter(request);
    return json(data);
  }),
});
