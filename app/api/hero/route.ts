import { toHeroList } from '@/lib/domain/hero/kind';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(toHeroList(await listHeroImages())), { isCached: true }),
});
