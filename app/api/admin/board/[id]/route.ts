import { readDirectorBody } from '@/lib/domain/board/body';
import { deleteDirector, updateDirector } from '@/lib/domain/board/mutations';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { admin, params: { id = '' } }) =>
    answerMutation(
      await readDirectorBody(request, admin, (input) =>
        updateDirector(admin, id, withExpectedVersion(request, input)),
      ),
    ),
  ),
  DELETE: adminRoute(async (_request, { admin, params: { id = '' } }) =>
    answerMutation(await deleteDirector(admin, id)),
  ),
});
