import { inviteUser } from '@/lib/domain/users/invitations';
import { listUsers } from '@/lib/domain/users/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff }) => json(await listUsers(staff))),
  POST: adminRoute(async (request, { staff }) =>
    respondWithMutation(await inviteUser(staff, await readJson(request)), 201),
  ),
});
