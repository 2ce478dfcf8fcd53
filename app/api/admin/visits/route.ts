import { addVisit } from '@/lib/domain/visits/admin-mutations';
import { listVisits } from '@/lib/domain/visits/queries';
import { visitFilter } from '@/lib/domain/visits/schema';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { readJson } from '@/lib/server/http/body';
import { parseQuery } from '@/lib/server/http/query';
import { json, methods, salesRoute } from '@/lib/server/http/route';
import { laterDay, officeDay } from '@/lib/shared/time/office-clock';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (request, { staff }) => {
    const today = officeDay(Date.now());
    const { from = today, to = laterDay(from, 6), project } = parseQuery(visitFilter, request);
    return json({ visits: await listVisits(staff, { from, to, project }) });
  }),
  POST: salesRoute(async (request, { staff }) => {
    const { data } = await addVisit(staff, await readJson(request));
    driveOutboxAfter(request);
    return json(data, { status: 201 });
  }),
});
