import { unitImportLimits } from '@/lib/content/units';
import { exportUnits } from '@/lib/domain/units/table/export';
import { tableHead, toTableLine } from '@/lib/domain/units/table/line';
import { importUnits } from '@/lib/domain/units/table/mutations';
import { readJson } from '@/lib/server/http/body';
import { answerCsv } from '@/lib/server/http/csv';
import { editorRoute, methods, respondWithMutation } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (_request, { staff, params: { id = '' } }) =>
    answerCsv({ name: 'units', head: tableHead(), toLine: toTableLine }, exportUnits(staff, id)),
  ),
  POST: editorRoute(async (request, { staff, params: { id = '' } }) =>
    respondWithMutation(await importUnits(staff, id, await readJson(request, unitImportLimits.bodyBytes))),
  ),
});
