import { deleteBrand } from '@/lib/domain/brands/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(await deleteBrand(admin, id, findExpectedVersion(request))),
  ),
});
