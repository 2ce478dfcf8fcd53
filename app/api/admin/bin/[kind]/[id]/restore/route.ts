import { restoreFromBin } from '@/lib/domain/bin/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (_request, { admin, params: { kind = '', id = '' } }) =>
    respondWithMutation(await restoreFromBin(admin, kind, id)),
  ),
});
