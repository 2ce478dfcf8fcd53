import { deleteHeroImage } from '@/lib/domain/hero/mutations';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await deleteHeroImage(staff, id, findExpectedVersion(request))),
  ),
});
