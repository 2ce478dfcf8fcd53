import { decideMatch } from '@/lib/domain/enquiries/contact-mutations';
import { readJson } from '@/lib/server/http/body';
import { json, methods, salesRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: salesRoute(async (request, { staff, params: { id = '' } }) => {
    const { data } = await decideMatch(staff, id, await readJson(request));
    return json(data, { status: 201 });
  }),
});
