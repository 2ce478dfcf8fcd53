import { removeUser, updateUser } from '@/lib/domain/users/mutations';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: adminRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await updateUser(staff, id, withExpectedVersion(request, await readJson(request)))),
  ),
  DELETE: adminRoute(async (_request, { staff, params: { id = '' } }) =>
    respondWithMutation(await removeUser(staff, id)),
  ),
});
