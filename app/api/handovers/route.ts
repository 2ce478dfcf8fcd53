import { listPublished } from '@/lib/domain/records/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listPublished('handover')), { isCached: true }),
});
