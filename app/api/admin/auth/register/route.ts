import { messages } from '@/lib/content/messages';
import { registerAdmin } from '@/lib/domain/users/mutations';
import { requireRecentPassword } from '@/lib/server/auth/recent-password';
import { findViewer, requireRole } from '@/lib/server/auth/viewer';
import { readJson } from '@/lib/server/http/body';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { requireSameOrigin } from '@/lib/server/http/same-origin';
import { AppError } from '@/lib/shared/errors';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute(
    async (request) => {
      // AUTH-8: without a signed-in admin this call is 403, not 401.
      if (!(await findViewer())) throw new AppError('forbidden', 'Only a signed-in admin may add another.');
      const admin = await requireRole('admin');
      // API-1: a token needs no password again.
      if (admin.via === 'cookie') {
        requireSameOrigin(request);
        requireRecentPassword(admin);
      }
      return json(await registerAdmin(admin, await readJson(request)), { status: 201 });
    },
    { failure: messages.login.registrationFailed },
  ),
});
