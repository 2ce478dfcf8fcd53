import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service is: cut takes a mail and then breaks the connection without an answer. */
type Mood = 'up' | 'down' | 'slow' | 'limited' | 'failing' | 'refusing' | 'cut';
type SentMail = { to: string | string[]; subject: string; html: string; text: string };

export type MailStandIn = {
  /** What RESEND_BASE_URL is set to. */
  url: string;
  /** Mails that were taken, by idempotency key: a repeated key changes nothing. */
  taken: Map<string, SentMail>;
  /** The key of every request, repeated ones too. */
  requests: string[];
  be(mood: Mood): void;
  stop(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A mail service on this machine that speaks as the SDK expects: POST /emails with an Idempotency-Key. */
export async function startMailStandIn(): Promise<MailStandIn> {
  let mood: Mood = 'up';
  const taken: MailStandIn['taken'] = new Map();
  const hashes = new Map<string, string>();
  const requests: string[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, statusCode: number, name: string) =>
    send(response, statusCode, { statusCode, name, message: name });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key'] ?? '');
    requests.push(key);
    if (mood === 'down') return void request.socket.destroy();
    const body = await readBody(request).catch(() => '');
    if (mood === 'limited') return void refuse(response, 429, 'rate_limit_exceeded');
    if (mood === 'refusing') return void refuse(response, 422, 'validation_error');
    if (mood === 'failing') return void refuse(response, 500, 'internal_server_error');
    if (request.headers.authorization !== 'Bearer re_test')
      return void refuse(response, 401, 'missing_api_key');
    const hash = createHash('sha256').update(body).digest('hex');
    const before = hashes.get(key);
    if (before !== undefined && before !== hash)
      return void refuse(response, 409, 'invalid_idempotent_request');
    hashes.set(key, hash);
    if (!taken.has(key)) taken.set(key, JSON.parse(body) as SentMail);
    if (mood === 'cut') return void request.socket.destroy();
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    send(response, 200, { id: randomUUID() });
  }

  return {
    url,
    taken,
    requests,
    be: (next) => {
      mood = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The settings with which the site sends to it. */
export const mailSettings = (url: string) => ({
  RESEND_API_KEY: 're_test',
  RESEND_BASE_URL: url,
  MAIL_FROM: 'Office <office@example.com>',
  LEADS_TO: 'sales@example.com, office@example.com',
});
