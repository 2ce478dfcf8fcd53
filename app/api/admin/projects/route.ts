import { messages } from '@/lib/content/messages';
import { readProjectBody } from '@/lib/domain/projects/body';
import { createProject } from '@/lib/domain/projects/mutations';
import { listProjectsForAdmin } from '@/lib/domain/projects/queries';
import { adminRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listProjectsForAdmin(admin)), {
    failure: messages.provider.fetch,
  }),
  POST: adminRoute(
    async (request, { admin }) =>
      respondWithMutation(await readProjectBody(request, admin, (input) => createProject(admin, input)), 201),
    { failure: messages.provider.add },
  ),
});
