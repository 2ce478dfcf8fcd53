import { calls } from '@/lib/domain/openapi/document';
import { drawReference } from '@/lib/server/openapi-page';
import { adminRoute, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async () => drawReference(calls)),
});
