import { addNote } from '@/lib/domain/enquiries/office-mutations';
import { readJson } from '@/lib/server/body';
import { answerMutation, methods, staffRoute } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: staffRoute(async (request, { staff, params: { id = '' } }) =>
    // The mutation checks its input itself.
    answerMutation(await addNote(staff, id, (await readJson(request)) as never), 201),
  ),
});
