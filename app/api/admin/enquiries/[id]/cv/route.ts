import { takeCv } from '@/lib/domain/enquiries/cv';
import { answerFile } from '@/lib/server/files/answer';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (request, { staff, params: { id = '' } }) =>
    answerFile(request, await takeCv(staff, id), 'one'),
  ),
});
