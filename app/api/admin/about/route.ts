import { saveAboutStats } from '@/lib/domain/about/mutations';
import { findAboutStatsForAdmin } from '@/lib/domain/about/queries';
import { readJson } from '@/lib/server/http/body';
import { editorRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff }) => jsonRecord(await findAboutStatsForAdmin(staff))),
  POST: editorRoute(async (request, { staff }) => {
    const body = withExpectedVersion(request, await readJson(request));
    const { isNew, ...mutated } = await saveAboutStats(staff, body);
    return respondWithMutation(mutated, isNew ? 201 : 200);
  }),
  PUT: editorRoute(async (request, { staff }) => {
    const body = withExpectedVersion(request, await readJson(request));
    return respondWithMutation(await saveAboutStats(staff, body, String(body._id ?? '')));
  }),
});
