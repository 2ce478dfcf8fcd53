import { inviteUser } from '@/lib/domain/users/invitations';
import { listUsers } from '@/lib/domain/users/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listUsers(admin))),
  POST: adminRoute(async (request, { admin }) =>
    respondWithMutation(await inviteUser(admin, await readJson(request)), 201),
  ),
});
