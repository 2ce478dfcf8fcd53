import { messages } from '@/lib/content/messages';
import { readProjectBody } from '@/lib/domain/projects/body';
import { deleteProject, updateProject } from '@/lib/domain/projects/mutations';
import { findProjectForAdmin } from '@/lib/domain/projects/queries';
import { editorRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { findExpectedVersion, withExpectedVersion } from '@/lib/server/http/version';
import { AppError } from '@/lib/shared/errors';

const update = editorRoute(
  async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(
      await readProjectBody(request, staff, (input) =>
        updateProject(staff, id, withExpectedVersion(request, input)),
      ),
    ),
  { failure: messages.provider.update },
);

// What a serverless host may use for it: the widths of its pictures are made after the answer.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(
    async (_request, { staff, params: { id = '' } }) => {
      const project = await findProjectForAdmin(staff, id);
      if (!project) throw new AppError('not_found', messages.projects.detailFailed);
      return jsonRecord(project);
    },
    { failure: messages.provider.fetch },
  ),
  PUT: update,
  PATCH: update,
  DELETE: editorRoute(
    async (request, { staff, params: { id = '' } }) =>
      respondWithMutation(await deleteProject(staff, id, findExpectedVersion(request))),
    { failure: messages.provider.delete },
  ),
});
