import { addAnswer } from '@/lib/domain/enquiries/answer-mutations';
import { readJson } from '@/lib/server/http/body';
import { methods, respondWithMutation, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: salesRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await addAnswer(staff, id, await readJson(request)), 201),
  ),
});
