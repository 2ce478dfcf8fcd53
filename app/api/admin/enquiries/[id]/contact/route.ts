import { eraseContact, exportContact } from '@/lib/domain/personal-data/mutations';
import { listTicked, tickedFilter } from '@/lib/domain/personal-data/schema';
import { parseQuery } from '@/lib/server/http/query';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (request, { staff, params: { id = '' } }) => {
    const { data } = await exportContact(staff, id, listTicked(parseQuery(tickedFilter, request)));
    return json(data, { headers: { 'Content-Disposition': 'attachment; filename="person.json"' } });
  }),
  DELETE: adminRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await eraseContact(staff, id, listTicked(parseQuery(tickedFilter, request)))),
  ),
});
