import { messages } from '@/lib/content/messages';
import { findProjectForAdmin } from '@/lib/domain/projects/admin-queries';
import { writableProjects } from '@/lib/domain/projects/rules';
import { deleteRoute, updateRoute } from '@/lib/server/http/record-routes';
import { editorRoute, jsonRecord, methods } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

const update = updateRoute(writableProjects, messages.provider.update);

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
  DELETE: deleteRoute(writableProjects, messages.provider.delete),
});
