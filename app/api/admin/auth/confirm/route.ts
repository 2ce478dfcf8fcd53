import { ownPassword } from '@/lib/domain/users/schema';
import { confirmPassword } from '@/lib/server/auth/recent-password';
import { requireOwnAccount } from '@/lib/server/auth/viewer';
import { readJson } from '@/lib/server/http/body';
import { json, methods, publicRoute } from '@/lib/server/http/route';
import { requireSameOrigin } from '@/lib/server/http/same-origin';
import { parseInput } from '@/lib/shared/parsing/parse';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute(async (request) => {
    const staff = await requireOwnAccount();
    if (staff.via === 'cookie') requireSameOrigin(request);
    await confirmPassword(staff, parseInput(ownPassword, await readJson(request)).password);
    return json({ message: 'The password is taken for the next ten minutes.' });
  }),
});
