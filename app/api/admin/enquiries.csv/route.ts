import { byteOrderMark, csvHead, toCsvLine } from '@/lib/domain/enquiries/csv';
import { exportEnquiries } from '@/lib/domain/enquiries/export';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { parseQuery } from '@/lib/server/http/query';
import { methods, staffRoute } from '@/lib/server/http/route';
import { toDay } from '@/lib/shared/local-day';

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: staffRoute(async (request, { staff }) => {
    const walk = await exportEnquiries(staff, parseQuery(enquiryFilter, request));
    const encoder = new TextEncoder();
    // Read before the answer begins: what cannot be asked for is an error in words, not half a file.
    let next = await walk.next();
    const lines = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(encoder.encode(byteOrderMark + csvHead())),
      async pull(stream) {
        if (next.done) return stream.close();
        stream.enqueue(encoder.encode(next.value.map(toCsvLine).join('')));
        next = await walk.next();
      },
    });
    return new Response(lines, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="enquiries-${toDay(new Date())}.csv"`,
        'Cache-Control': 'no-store',
      },
    });
  }),
});
