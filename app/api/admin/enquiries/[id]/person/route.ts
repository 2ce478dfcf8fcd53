import { erasePerson, exportPerson } from '@/lib/domain/enquiries/person-mutations';
import { adminRoute, answerMutation, json, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin, params: { id = '' } }) => {
    const { data } = await exportPerson(admin, id);
    return json(data, { headers: { 'Content-Disposition': 'attachment; filename="person.json"' } });
  }),
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await erasePerson(admin, id)),
  ),
});
