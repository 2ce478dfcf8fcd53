import { messages } from '@/lib/content/messages';
import { readProjectBody } from '@/lib/domain/projects/body';
import { createProject } from '@/lib/domain/projects/mutations';
import { listProjectsForAdmin } from '@/lib/domain/projects/queries';
import { editorRoute, json, methods, respondWithMutation } from '@/lib/server/http/route';

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff }) => json(await listProjectsForAdmin(staff)), {
    failure: messages.provider.fetch,
  }),
  POST: editorRoute(
    async (request, { staff }) =>
      respondWithMutation(await readProjectBody(request, staff, (input) => createProject(staff, input)), 201),
    { failure: messages.provider.add },
  ),
});
