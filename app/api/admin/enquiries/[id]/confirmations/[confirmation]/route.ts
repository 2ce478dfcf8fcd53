import { undoConfirmation } from '@/lib/domain/enquiries/contact-mutations';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: salesRoute(async (_request, { staff, params: { id = '', confirmation } }) =>
    json((await undoConfirmation(staff, id, confirmation)).data),
  ),
});
