import { eraseSubscriber } from '@/lib/domain/subscribers/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { staff, params: { id = '' } }) =>
    respondWithMutation(await eraseSubscriber(staff, id)),
  ),
});
