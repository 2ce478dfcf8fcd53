import { getSetting } from '@/lib/domain/settings/admin-queries';
import { requireSettingPart, saveSetting } from '@/lib/domain/settings/mutations';
import { readJson } from '@/lib/server/http/body';
import { editorRoute, jsonRecord, methods, respondWithMutation } from '@/lib/server/http/route';
import { withExpectedVersion } from '@/lib/server/http/version';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff, params: { part = '' } }) =>
    jsonRecord(await getSetting(staff, requireSettingPart(part))),
  ),
  PUT: editorRoute(async (request, { staff, params: { part = '' } }) => {
    const input = withExpectedVersion(request, await readJson(request));
    return respondWithMutation(await saveSetting(staff, requireSettingPart(part), input));
  }),
});
