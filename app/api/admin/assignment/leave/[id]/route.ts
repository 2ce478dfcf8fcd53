import { removeLeave } from '@/lib/domain/assignment/mutations';
import { adminRoute, json, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: adminRoute(async (_request, { staff, params: { id = '' } }) => {
    await removeLeave(staff, id);
    return json({ message: 'The leave is removed.' });
  }),
});
