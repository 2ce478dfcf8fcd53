import { addLeave } from '@/lib/domain/assignment/mutations';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (request, { staff }) =>
    respondWithMutation(await addLeave(staff, await readJson(request)), 201),
  ),
});
