import { makeCalendarOf } from '@/lib/domain/visits/link-page';
import { methods, publicRoute } from '@/lib/server/http/route';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: publicRoute(async (request) => {
    const text = await makeCalendarOf(new URL(request.url).searchParams.get('token') ?? '');
    return new Response(text, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="visit.ics"',
        'Cache-Control': 'no-store',
      },
    });
  }),
});
