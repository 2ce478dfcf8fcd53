import { restoreFromBin } from '@/lib/domain/bin/mutations';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (_request, { staff, params: { kind = '', id = '' } }) =>
    respondWithMutation(await restoreFromBin(staff, kind, id)),
  ),
});
