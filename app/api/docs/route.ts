import { calls } from '@/app/api/openapi.json/document';
import { getShownIdentity } from '@/lib/domain/settings/queries';
import { renderReference } from '@/lib/server/http/openapi-page';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async () => renderReference(calls, await getShownIdentity())),
});
