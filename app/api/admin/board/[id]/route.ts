import { readDirectorBody } from '@/lib/domain/board/body';
import { deleteDirector, updateDirector } from '@/lib/domain/board/mutations';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion, withExpectedVersion } from '@/lib/server/http/version';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(
      await readDirectorBody(request, staff, (input) =>
        updateDirector(staff, id, withExpectedVersion(request, input)),
      ),
    ),
  ),
  DELETE: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await deleteDirector(staff, id, findExpectedVersion(request))),
  ),
});
