import { readDirectorBody } from '@/lib/domain/board/body';
import { createDirector } from '@/lib/domain/board/mutations';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listDirectorsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) =>
    respondWithMutation(await readDirectorBody(request, admin, (input) => createDirector(admin, input)), 201),
  ),
});
