import { readJson } from '@/lib/server/http/body';
import { editorRoute, json, methods } from '@/lib/server/http/route';
import { finishRenditionsAfterAnswer } from '@/lib/server/pictures/after-answer';
import { toPicture } from '@/lib/server/pictures/map';
import { completeUpload } from '@/lib/server/uploads/direct';

export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: editorRoute(async (request, { staff }) => {
    const row = await completeUpload(staff, await readJson(request));
    finishRenditionsAfterAnswer([row.id]);
    return json(toPicture(row), { status: 201 });
  }),
});
