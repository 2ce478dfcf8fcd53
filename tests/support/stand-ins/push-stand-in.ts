import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushMessage } from '@/lib/server/delivery/push/send';
import { makeSubscription, type StandInSubscription } from '../enquiries/push-subscription';

/** How a push service is to a telephone. */
type Mood = 'up' | 'gone' | 'unknown' | 'limited' | 'failing' | 'down' | 'slow';

type Taken = {
  endpoint: string;
  message: PushMessage;
  /** All that was decrypted, to the last byte. */
  text: string;
  ttl: number;
  urgency: string;
  topic: string;
  /** The key by which the site signed. */
  publicKey: string;
  claims: { aud?: unknown; sub?: unknown; exp?: number | undefined };
};

export type PushStandIn = {
  /** What PUSH_BASE_URL is set to. */
  url: string;
  taken: Taken[];
  /** The endpoint of every request, whatever it was answered. */
  requests: string[];
  /** What a browser answers that subscribes. */
  subscribe(host?: string): StandInSubscription;
  be(mood: Mood, subscription: StandInSubscription): void;
  stop(): Promise<void>;
};

const statuses: Partial<Record<Mood, number>> = { gone: 410, unknown: 404, limited: 429, failing: 503 };

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** As a browser does: RFC 8188 and RFC 8291, by the keys of the telephone alone. */
function decrypt(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const senderKey = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), senderKey]);
  const secret = derive(ecdh.computeSecret(senderKey), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2, and zeros after it.
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

/** Checks the signature of the header by the key in it (RFC 8292). @throws Error for a wrong one. */
async function readVapid(header: string, audience: string) {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = await importJWK({ kty: 'EC', crv: 'P-256', ...(x && { x }), ...(y && { y }) }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience });
  return { publicKey, claims: payload };
}

/** All push services on this machine, each as it is known to speak. What is not encrypted and signed as they ask for is refused. */
export async function startPushStandIn(): Promise<PushStandIn> {
  const moods = new Map<string, Mood>();
  const telephones = new Map<string, { ecdh: ECDH; auth: Buffer }>();
  const taken: Taken[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const [, host = '', path = ''] = /^\/https\/([^/]+)(\/.*)$/.exec(request.url ?? '') ?? [];
    const endpoint = `https://${host}${path}`;
    requests.push(endpoint);
    const mood = moods.get(endpoint) ?? 'up';
    if (mood === 'down') return void request.socket.destroy();
    const body = await readBody(request);
    const telephone = telephones.get(endpoint);
    const status = telephone ? statuses[mood] : 404;
    if (!telephone || status)
      return void response.writeHead(status ?? 404, mood === 'limited' ? { 'retry-after': '120' } : {}).end();
    const header = (name: string) => String(request.headers[name] ?? '');
    try {
      const vapid = await readVapid(header('authorization'), new URL(endpoint).origin);
      const text = decrypt(body, telephone);
      taken.push({
        endpoint,
        // As the site writes it.
        message: JSON.parse(text) as PushMessage,
        text,
        ttl: Number(header('ttl')),
        urgency: header('urgency'),
        topic: header('topic'),
        ...vapid,
      });
    } catch {
      return void response.writeHead(400).end();
    }
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    requests,
    subscribe(host) {
      const { subscription, own } = makeSubscription(host);
      telephones.set(subscription.endpoint, own);
      return subscription;
    },
    be: (mood, { endpoint }) => void moods.set(endpoint, mood),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
