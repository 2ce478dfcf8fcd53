import { getAboutStats } from '@/lib/domain/about/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await getAboutStats()), { isCached: true }),
});
