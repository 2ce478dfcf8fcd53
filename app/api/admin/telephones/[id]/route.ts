import { endTelephone } from '@/lib/domain/telephones/mutations';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: salesRoute(async (_request, { staff, params: { id = '' } }) => {
    await endTelephone(staff, id);
    return json({ message: 'The telephone rings no more.' });
  }),
});
