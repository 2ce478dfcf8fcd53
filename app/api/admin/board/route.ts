import { readDirectorBody } from '@/lib/domain/board/body';
import { createDirector } from '@/lib/domain/board/mutations';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { editorRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff }) => json(await listDirectorsForAdmin(staff))),
  POST: editorRoute(async (request, { staff }) =>
    respondWithMutation(await readDirectorBody(request, staff, (input) => createDirector(staff, input)), 201),
  ),
});
