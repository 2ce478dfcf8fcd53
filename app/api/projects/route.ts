import { messages } from '@/lib/content/messages';
import { listProjectsAsJson } from '@/lib/domain/projects/public-list';
import { jsonText, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => jsonText(await listProjectsAsJson()), {
    failure: messages.provider.fetch,
    isCached: true,
  }),
});
