import { findFile } from '@/lib/domain/documents/queries';
import { answerFile } from '@/lib/server/files/answer';
import { editorRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: editorRoute(async (request, { staff, params: { id = '' } }) =>
    answerFile(request, await findFile(staff, id), 'one'),
  ),
});
