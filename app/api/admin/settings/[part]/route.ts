import { requireSettingPart, saveSetting } from '@/lib/domain/settings/mutations';
import { getSetting } from '@/lib/domain/settings/queries';
import { readJson } from '@/lib/server/http/body';
import { adminRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { admin, params: { part = '' } }) =>
    jsonRecord(await getSetting(admin, requireSettingPart(part))),
  ),
  PUT: adminRoute(async (request, { admin, params: { part = '' } }) => {
    const input = withExpectedVersion(request, await readJson(request));
    return respondWithMutation(await saveSetting(admin, requireSettingPart(part), input));
  }),
});
