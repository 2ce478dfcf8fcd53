import { readDirectorBody } from '@/lib/domain/board/body';
import { deleteDirector, updateDirector } from '@/lib/domain/board/mutations';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion, withExpectedVersion } from '@/lib/server/http/version';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: adminRoute(async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(
      await readDirectorBody(request, admin, (input) =>
        updateDirector(admin, id, withExpectedVersion(request, input)),
      ),
    ),
  ),
  DELETE: adminRoute(async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(await deleteDirector(admin, id, findExpectedVersion(request))),
  ),
});
