import { unsubscribeFromPush } from '@/lib/domain/notifications/push/mutations';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: salesRoute(async (_request, { staff, params: { id = '' } }) => {
    await unsubscribeFromPush(staff, id);
    return json({ message: 'Alerts are off.' });
  }),
});
