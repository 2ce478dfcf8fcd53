import 'server-only';

/** Begins with the first file, so that a failure is an error and not half a ZIP. */
export async function answerZip(
  { method }: Request,
  { name, bytes }: { name: string; bytes?: number },
  chunks: AsyncIterable<Uint8Array>,
): Promise<Response> {
  const headers = {
    'Content-Type': 'application/zip',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    ...(bytes !== undefined && { 'Content-Length': String(bytes) }),
  };
  const walk = chunks[Symbol.asyncIterator]();
  if (method === 'HEAD') {
    await walk.return?.();
    return new Response(null, { headers });
  }
  let next = await walk.next();
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(stream) {
        if (next.done) return stream.close();
        stream.enqueue(next.value);
        next = await walk.next();
      },
      cancel: async () => void (await walk.return?.()),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { headers });
}
