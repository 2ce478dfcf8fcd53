import { filingQuery } from '@/lib/domain/filing/fields';
import { markAsFiled } from '@/lib/domain/filing/mutations';
import { makePack } from '@/lib/domain/filing/queries';
import { readJson } from '@/lib/server/http/body';
import { parseQuery } from '@/lib/server/http/query';
import { adminRoute, editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';
import { answerZip } from '@/lib/server/http/zip';

// Seconds; each photograph is encoded again.
export const maxDuration = 60;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (request, { staff, params: { id = '', quarter = '' } }) => {
    const { number } = parseQuery(filingQuery, request);
    const chunks = await makePack(staff, { projectId: id, number, quarter });
    return answerZip(request, { name: `filing-${quarter}.zip` }, chunks);
  }),
  POST: adminRoute(async (request, { staff, params: { id = '', quarter = '' } }) =>
    respondWithMutation(await markAsFiled(staff, { projectId: id, quarter }, await readJson(request)), 201),
  ),
});
