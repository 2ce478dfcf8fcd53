import { removeUser, updateUser } from '@/lib/domain/users/mutations';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PATCH: adminRoute(async (request, { admin, params: { id = '' } }) =>
    answerMutation(await updateUser(admin, id, withExpectedVersion(request, await readJson(request)))),
  ),
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await removeUser(admin, id)),
  ),
});
