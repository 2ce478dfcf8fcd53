import { restoreFromBin } from '@/lib/domain/bin/mutations';
import { adminRoute, answerMutation, methods } from '@/lib/server/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: adminRoute(async (_request, { admin, params: { kind = '', id = '' } }) =>
    answerMutation(await restoreFromBin(admin, kind, id)),
  ),
});
