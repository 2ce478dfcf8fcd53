import { openapiDocument } from '@/app/api/openapi.json/document';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(openapiDocument)),
});
