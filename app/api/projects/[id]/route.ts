import { messages } from '@/lib/content/messages';
import { findProject } from '@/lib/domain/projects/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(
    async (_request, { id = '' }) => {
      const project = await findProject(id);
      if (!project) throw new AppError('not_found', messages.projects.detailFailed);
      return json(project);
    },
    { failure: messages.projects.detailFailed, isCached: true },
  ),
});
