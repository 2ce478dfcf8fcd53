import { deleteHeroImage } from '@/lib/domain/hero/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    respondWithMutation(await deleteHeroImage(admin, id)),
  ),
});
