import { findUpload, type Upload } from '@/lib/server/storage/uploads';

const headersOf = ({ contentType, etag }: Upload) => ({
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Content-Type': contentType,
  'X-Content-Type-Options': 'nosniff',
  ETag: etag,
});

async function answer(request: Request, { params }: RouteContext<'/uploads/[...path]'>): Promise<Response> {
  const { path } = await params;
  const upload = await findUpload(path.join('/'));
  if (!upload) {
    return new Response('Not found', { status: 404, headers: { 'Cache-Control': 'no-store' } });
  }
  const headers = headersOf(upload);
  const isKnown = request.headers.get('if-none-match')?.split(/,\s*/).includes(upload.etag);
  if (isKnown || request.method === 'HEAD') {
    return isKnown
      ? new Response(null, { status: 304, headers })
      : new Response(null, { headers: { ...headers, 'Content-Length': String(upload.bytes) } });
  }
  return new Response(upload.stream(), { headers: { ...headers, 'Content-Length': String(upload.bytes) } });
}

export { answer as GET, answer as HEAD };
