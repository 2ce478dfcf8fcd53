import { handOverByRotation } from '@/lib/domain/enquiries/hand-over-mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (_request, { staff, params: { id = '' } }) =>
    respondWithMutation(await handOverByRotation(staff, id)),
  ),
});
