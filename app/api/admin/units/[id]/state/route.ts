import { getUnit } from '@/lib/domain/units/queries';
import { setUnitState } from '@/lib/domain/units/state-mutations';
import { readJson } from '@/lib/server/http/body';
import { json, methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: salesRoute(async (_request, { staff, params: { id = '' } }) => json(await getUnit(staff, id))),
  PUT: salesRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await setUnitState(staff, id, await readJson(request))),
  ),
});
