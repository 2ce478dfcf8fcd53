import { changePassword } from '@/lib/domain/users/mutations';
import { requireViewer } from '@/lib/server/auth/viewer';
import { readJson } from '@/lib/server/http/body';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { requireSameOrigin } from '@/lib/server/http/same-origin';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute(async (request) => {
    const viewer = await requireViewer();
    if (viewer.via === 'cookie') requireSameOrigin(request);
    await changePassword(viewer, await readJson(request), request.headers);
    return json({ message: 'The password is changed. Your other sessions were ended.' });
  }),
});
