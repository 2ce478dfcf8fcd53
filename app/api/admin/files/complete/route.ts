import { toStoredFile } from '@/lib/server/files/use';
import { readJson } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { completeFileUpload } from '@/lib/server/uploads/direct-file';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (request, { staff }) =>
    json(toStoredFile(await completeFileUpload(staff, await readJson(request))), { status: 201 }),
  ),
});
