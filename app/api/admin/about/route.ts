import { saveAboutStats } from '@/lib/domain/about/mutations';
import { findAboutStatsForAdmin } from '@/lib/domain/about/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => jsonRecord(await findAboutStatsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) => {
    const body = withExpectedVersion(request, await readJson(request));
    const { isNew, ...mutated } = await saveAboutStats(admin, body);
    return respondWithMutation(mutated, isNew ? 201 : 200);
  }),
  PUT: adminRoute(async (request, { admin }) => {
    const body = withExpectedVersion(request, await readJson(request));
    return respondWithMutation(await saveAboutStats(admin, body, String(body._id ?? '')));
  }),
});
