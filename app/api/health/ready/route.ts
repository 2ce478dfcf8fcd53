import { includesRole } from '@/lib/content/roles';
import { findViewer } from '@/lib/server/auth/viewer';
import { getHealth } from '@/lib/server/delivery/health';
import { hasCronSecret } from '@/lib/server/http/cron-route';
import { json, methods, publicRoute } from '@/lib/server/http/route';

async function maySeeDetails(request: Request): Promise<boolean> {
  if (hasCronSecret(request)) return true;
  const viewer = await findViewer();
  return viewer !== null && includesRole(viewer.user.role, 'admin');
}

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async (request) => {
    const health = await getHealth();
    if (health.status === 'unavailable')
      return json({ message: 'The database does not answer.' }, { status: 503 });
    // Undelivered mail does not stop an instance from storing enquiries, so the status stays 200.
    return json((await maySeeDetails(request)) ? health : { status: health.status });
  }),
});
