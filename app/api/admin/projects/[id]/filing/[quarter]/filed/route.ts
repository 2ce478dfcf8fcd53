import { filingQuery } from '@/lib/domain/filing/fields';
import { openFiledPack } from '@/lib/domain/filing/queries';
import { parseQuery } from '@/lib/server/http/query';
import { editorRoute, methods } from '@/lib/server/http/route';
import { answerZip } from '@/lib/server/http/zip';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (request, { staff, params: { id = '', quarter = '' } }) => {
    const { number } = parseQuery(filingQuery, request);
    const { chunks, bytes } = await openFiledPack(staff, { projectId: id, number, quarter });
    return answerZip(request, { name: `filed-${quarter}.zip`, bytes }, chunks);
  }),
});
