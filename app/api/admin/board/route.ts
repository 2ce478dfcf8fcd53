import { readDirectorBody } from '@/lib/domain/board/body';
import { createDirector } from '@/lib/domain/board/mutations';
import { listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { adminRoute, answerMutation, json, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listDirectorsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) =>
    answerMutation(await readDirectorBody(request, admin, (input) => createDirector(admin, input)), 201),
  ),
});
