import { messages } from '@/lib/content/messages';
import { listDocuments } from '@/lib/domain/documents/queries';
import { findProject } from '@/lib/domain/projects/queries';
import { listPublishedOf } from '@/lib/domain/records/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { AppError } from '@/lib/shared/errors';
import { withDocumentUrls } from '@/lib/shared/named-documents';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(
    async (_request, { id = '' }) => {
      const project = await findProject(id);
      if (!project) throw new AppError('not_found', messages.projects.detailFailed);
      const [progress, documents] = await Promise.all([
        listPublishedOf('progress', project._id),
        listDocuments(project._id),
      ]);
      return json({ ...withDocumentUrls(project, documents), progress, documents });
    },
    { failure: messages.projects.detailFailed, isCached: true },
  ),
});
