import { revokeDocumentLink, sendDocumentAgain } from '@/lib/domain/enquiries/document-mutations';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: salesRoute(async (request, { staff, params: { id = '', link } }) => {
    const { data } = await sendDocumentAgain(staff, id, link);
    driveOutboxAfter(request);
    return json(data, { status: 201 });
  }),
  DELETE: salesRoute(async (_request, { staff, params: { id = '', link } }) =>
    json((await revokeDocumentLink(staff, id, link)).data),
  ),
});
