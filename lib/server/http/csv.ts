import 'server-only';
import { byteOrderMark } from '@/lib/shared/tables/csv';
import { toDay } from '@/lib/shared/time/local-day';

type Table<T> = {
  name: string;
  head: string;
  toLine: (row: T) => string;
};

export async function answerCsv<T>(
  { name, head, toLine }: Table<T>,
  walk: AsyncGenerator<T[]>,
): Promise<Response> {
  const encoder = new TextEncoder();
  // Read before the response begins, so that a failure is an error and not half a file.
  let next = await walk.next();
  const lines = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(encoder.encode(byteOrderMark + head)),
    async pull(stream) {
      if (next.done) return stream.close();
      stream.enqueue(encoder.encode(next.value.map(toLine).join('')));
      next = await walk.next();
    },
  });
  return new Response(lines, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${toDay(new Date())}.csv"`,
      'Cache-Control': 'no-store',
    },
  });
}
