import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person-mutations';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff, params: { id = '' } }) => {
    const { data } = await exportPerson(staff, id);
    return json(data, { headers: { 'Content-Disposition': 'attachment; filename="person.json"' } });
  }),
  DELETE: adminRoute(async (_request, { staff, params: { id = '' } }) =>
    respondWithMutation(await erasePerson(staff, id)),
  ),
});
