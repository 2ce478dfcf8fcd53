import { endSession } from '@/lib/domain/users/sessions';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await endSession(admin, id)),
  ),
});
