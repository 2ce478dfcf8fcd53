import { endSession } from '@/lib/domain/users/sessions';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { staff, params: { id = '' } }) =>
    respondWithMutation(await endSession(staff, id)),
  ),
});
