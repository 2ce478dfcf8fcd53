import { eraseSubscriber } from '@/lib/domain/subscribers/mutations';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await eraseSubscriber(admin, id)),
  ),
});
