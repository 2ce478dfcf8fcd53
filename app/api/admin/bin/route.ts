import { listBin } from '@/lib/domain/bin/queries';
import { adminRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => json(await listBin(admin))),
});
