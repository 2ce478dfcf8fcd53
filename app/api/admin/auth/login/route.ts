import { messages } from '@/lib/content/messages';
import { logInForToken } from '@/lib/domain/users/mutations';
import { readJson } from '@/lib/server/http/body';
import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: publicRoute(async (request) => json(await logInForToken(await readJson(request), request.headers)), {
    failure: messages.login.failed,
  }),
});
