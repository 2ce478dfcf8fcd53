import { after } from 'next/server';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, json, methods } from '@/lib/server/http/route';
import { completeUpload } from '@/lib/server/pictures/direct';
import { toPicture } from '@/lib/server/pictures/map';
import { finishWidths } from '@/lib/server/pictures/widths';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (request, { admin }) => {
    const row = await completeUpload(admin, await readJson(request));
    after(() => finishWidths([row.id]));
    return json(toPicture(row), { status: 201 });
  }),
});
