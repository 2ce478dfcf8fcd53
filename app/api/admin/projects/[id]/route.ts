import { messages } from '@/lib/content/messages';
import { readProjectBody } from '@/lib/domain/projects/body';
import { deleteProject, updateProject } from '@/lib/domain/projects/mutations';
import { findProjectForAdmin } from '@/lib/domain/projects/queries';
import { adminRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion, withExpectedVersion } from '@/lib/server/http/version';
import { AppError } from '@/lib/shared/errors';

const update = adminRoute(
  async (request, { admin, params: { id = '' } }) =>
    respondWithMutation(
      await readProjectBody(request, admin, (input) =>
        updateProject(admin, id, withExpectedVersion(request, input)),
      ),
    ),
  { failure: messages.provider.update },
);

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(
    async (_request, { admin, params: { id = '' } }) => {
      const project = await findProjectForAdmin(admin, id);
      if (!project) throw new AppError('not_found', messages.projects.detailFailed);
      return jsonRecord(project);
    },
    { failure: messages.provider.fetch },
  ),
  PUT: update,
  PATCH: update,
  DELETE: adminRoute(
    async (request, { admin, params: { id = '' } }) =>
      respondWithMutation(await deleteProject(admin, id, findExpectedVersion(request))),
    { failure: messages.provider.delete },
  ),
});
