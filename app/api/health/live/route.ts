import { json, methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async (request) => {
    // Asked at each request, never kept by a build.
    request.headers.get('host');
    return json({ status: 'ok' });
  }),
});
