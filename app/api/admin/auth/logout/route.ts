import { logOut } from '@/lib/server/auth/login';
import { requireViewer } from '@/lib/server/auth/viewer';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { requireSameOrigin } from '@/lib/server/http/same-origin';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute(async (request) => {
    const viewer = await requireViewer();
    if (viewer.via === 'cookie') requireSameOrigin(request);
    await logOut(viewer, request.headers);
    return json({ message: 'Signed out.' });
  }),
});
