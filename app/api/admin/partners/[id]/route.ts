import { changePartner } from '@/lib/domain/partners/mutations';
import { getPartner } from '@/lib/domain/partners/queries';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff, params: { id = '' } }) => json(await getPartner(staff, id))),
  PATCH: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { data } = await changePartner(staff, id, await readJson(request));
    driveOutboxAfter(request);
    return json(data);
  }),
});
