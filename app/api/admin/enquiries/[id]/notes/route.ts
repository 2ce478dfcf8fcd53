import { addNote } from '@/lib/domain/enquiries/change-mutations';
import { readJson } from '@/lib/server/http/body';
import { methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: salesRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await addNote(staff, id, await readJson(request)), 201),
  ),
});
