import { toUser } from '@/lib/domain/users/row';
import { requireViewer } from '@/lib/server/auth/viewer';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async () => json(toUser((await requireViewer()).user))),
});
