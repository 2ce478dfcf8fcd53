import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async (request) => {
    // Reading a header stops the build from prerendering the response.
    request.headers.get('host');
    return json({ status: 'ok' });
  }),
});
