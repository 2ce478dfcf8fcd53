import { undoMatch } from '@/lib/domain/enquiries/contact-mutations';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: salesRoute(async (_request, { staff, params: { id = '', match } }) =>
    json((await undoMatch(staff, id, match)).data),
  ),
});
