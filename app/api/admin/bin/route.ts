import { listBin } from '@/lib/domain/bin/queries';
import { editorRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff }) => json(await listBin(staff))),
});
