import { listBrands } from '@/lib/domain/brands/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(await listBrands()), { isCached: true }),
});
