import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person/mutations';
import { listTicked, tickedFilter } from '@/lib/domain/enquiries/schema';
import { parseQuery } from '@/lib/server/http/query';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { data } = await exportPerson(staff, id, listTicked(parseQuery(tickedFilter, request)));
    return json(data, { headers: { 'Content-Disposition': 'attachment; filename="person.json"' } });
  }),
  DELETE: adminRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await erasePerson(staff, id, listTicked(parseQuery(tickedFilter, request)))),
  ),
});
