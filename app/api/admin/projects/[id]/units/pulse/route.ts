import { getUnitsPulse } from '@/lib/domain/units/pulse';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff, params: { id = '' } }) => json(await getUnitsPulse(staff, id))),
});
