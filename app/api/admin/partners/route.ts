import { listPartners } from '@/lib/domain/partners/queries';
import { adminRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff }) => json({ partners: await listPartners(staff) })),
});
