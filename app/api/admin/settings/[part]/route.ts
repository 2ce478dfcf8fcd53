import { requireSettingPart, saveSetting } from '@/lib/domain/settings/mutations';
import { getSetting } from '@/lib/domain/settings/queries';
import { readJson } from '@/lib/server/body';
import { adminRoute, answerMutation, answerRecord, methods } from '@/lib/server/route';
import { withExpectedVersion } from '@/lib/server/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin, params: { part = '' } }) =>
    answerRecord(await getSetting(admin, requireSettingPart(part))),
  ),
  PUT: adminRoute(async (request, { admin, params: { part = '' } }) => {
    const input = withExpectedVersion(request, await readJson(request));
    return answerMutation(await saveSetting(admin, requireSettingPart(part), input));
  }),
});
