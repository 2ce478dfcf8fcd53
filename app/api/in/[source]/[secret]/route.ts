import { sourceLimits } from '@/lib/content/sources/sources';
import { adapters } from '@/lib/domain/sources/adapters/all';
import { drivePayloads } from '@/lib/domain/sources/process';
import { findChallenge, receivePayload, requirePushedSource } from '@/lib/domain/sources/receive';
import { driveOutboxAfter } from '@/lib/server/delivery/outbox/drive';
import { withinBytes } from '@/lib/server/http/body';
import { methods, publicRoute } from '@/lib/server/http/route';

/** Bytes up to this one are blank. */
const space = 0x20;
const formType = 'application/x-www-form-urlencoded';

/** A GET carries the lead in its query. */
async function readSent(request: Request): Promise<{ bytes: Uint8Array; contentType: string }> {
  const body =
    request.method === 'POST'
      ? new Uint8Array(await (await withinBytes(request, sourceLimits.bodyBytes)).arrayBuffer())
      : null;
  if (body?.some((byte) => byte > space))
    return { bytes: body, contentType: request.headers.get('content-type') ?? '' };
  return { bytes: Buffer.from(new URL(request.url).search.slice(1)), contentType: formType };
}

const answer = (type: string, text: string) =>
  new Response(text, { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } });

const receive = publicRoute(async (request, { source: id = '', secret = '' }) => {
  const source = await requirePushedSource(id, secret);
  const isPost = request.method === 'POST';
  const challenge = isPost ? null : await findChallenge(source, secret, new URL(request.url).searchParams);
  if (challenge !== null) return answer('text/plain; charset=utf-8', challenge);
  const sent = await readSent(request);
  // A HEAD only checks the address.
  if (request.method !== 'HEAD' && sent.bytes.byteLength > 0) {
    await receivePayload(source, { ...sent, signature: request.headers.get('x-hub-signature-256') ?? '' });
    driveOutboxAfter(request, drivePayloads);
  }
  const { type, text } = adapters[source.kind].answer ?? { type: 'application/json', text: '{}' };
  return answer(type, text);
});

export const { GET, POST, PUT, PATCH, DELETE } = methods({ GET: receive, POST: receive });
