import { saveAboutStats } from '@/lib/domain/about/mutations';
import { findAboutStatsForAdmin } from '@/lib/domain/about/queries';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, answerRecord, methods } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin }) => answerRecord(await findAboutStatsForAdmin(admin))),
  POST: adminRoute(async (request, { admin }) => {
    const body = withExpectedVersion(request, await readJson(request));
    const { isNew, ...mutated } = await saveAboutStats(admin, body);
    return answerMutation(mutated, isNew ? 201 : 200);
  }),
  PUT: adminRoute(async (request, { admin }) => {
    const body = withExpectedVersion(request, await readJson(request));
    return answerMutation(await saveAboutStats(admin, body, String(body._id ?? '')));
  }),
});
