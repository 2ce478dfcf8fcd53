import { openapiDocument } from '@/lib/domain/openapi/document';
import { json, methods, publicRoute } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(openapiDocument)),
});
