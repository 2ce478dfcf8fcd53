import { inviteUser } from '@/lib/domain/users/invitations';
import { listUsers } from '@/lib/domain/users/queries';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, json, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listUsers(admin))),
  POST: adminRoute(async (request, { admin }) =>
    answerMutation(await inviteUser(admin, await readJson(request)), 201),
  ),
});
