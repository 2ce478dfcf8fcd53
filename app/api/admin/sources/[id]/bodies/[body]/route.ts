import { readPayloadText } from '@/lib/domain/sources/queries';
import { adminRoute, methods } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: adminRoute(async (_request, { staff, params: { id = '', body = '' } }) => {
    const text = await readPayloadText(staff, id, body);
    return new Response(text, {
      headers: {
        // Untrusted content is never served as anything but text.
        'Content-Type': 'text/plain; charset=utf-8',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'private, no-store',
      },
    });
  }),
});
