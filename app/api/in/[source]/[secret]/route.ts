import { sourceLimits } from '@/lib/content/sources/sources';
import { adapters } from '@/lib/domain/sources/adapters/all';
import { openDoor, receiveBody } from '@/lib/domain/sources/receive';
import { driveBodies } from '@/lib/domain/sources/work';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { withinBytes } from '@/lib/server/http/body';
import { methods, publicRoute } from '@/lib/server/http/route';

const formType = 'application/x-www-form-urlencoded';

/** The body, or without one what stands behind the question mark. */
async function readSent(request: Request): Promise<{ text: string; contentType: string }> {
  const text =
    request.method === 'POST' ? await (await withinBytes(request, sourceLimits.bodyBytes)).text() : '';
  if (text.trim() !== '') return { text, contentType: request.headers.get('content-type') ?? '' };
  return { text: new URL(request.url).search.slice(1), contentType: formType };
}

const receive = publicRoute(async (request, { source: id = '', secret = '' }) => {
  const source = await openDoor(id, secret);
  const sent = await readSent(request);
  // Whoever looks whether the address is there sends nothing.
  if (request.method !== 'HEAD' && sent.text !== '') {
    await receiveBody(source, sent);
    driveOutboxAfter(request, driveBodies);
  }
  const { type, text } = adapters[source.kind].answer;
  return new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: receive, POST: receive });
