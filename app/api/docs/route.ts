import { calls } from '@/app/api/openapi.json/document';
import { renderReference } from '@/lib/server/http/openapi-page';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async () => renderReference(calls)),
});
