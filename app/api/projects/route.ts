import { messages } from '@/lib/content/messages';
import { withDocuments } from '@/lib/domain/documents/queries';
import { withProgress } from '@/lib/domain/progress/queries';
import { listProjects } from '@/lib/domain/projects/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await withDocuments(await withProgress(await listProjects()))), {
    failure: messages.provider.fetch,
    isCached: true,
  }),
});
