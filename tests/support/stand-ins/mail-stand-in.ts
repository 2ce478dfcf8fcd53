import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the service is: cut takes a mail and then breaks the connection without an answer. */
type Mood = 'up' | 'down' | 'slow' | 'limited' | 'failing' | 'refusing' | 'cut';
type SentMail = { from: string; to: string | string[]; subject: string; html: string; text: string };
type DnsRecord = { record: string; name: string; type: string; value: string; priority?: number };
type Domain = { name: string; status: string; records: DnsRecord[] };

/** The keys that it knows: one that may do everything, the same of another account, and one that may only send. */
const apiKeys = ['re_test', 're_typed', 're_sending'] as const;

export type MailStandIn = {
  /** What RESEND_BASE_URL is set to. */
  url: string;
  /** Mails that were taken, by idempotency key: a repeated key changes nothing. */
  taken: Map<string, SentMail>;
  /** The key of every request, repeated ones too. */
  requests: string[];
  /** The key of the account by which each mail was sent. */
  accounts: string[];
  /** What is added there. */
  domains: Domain[];
  be(mood: Mood): void;
  /** It is up, and nothing was sent to it. */
  clear(): void;
  stop(): Promise<void>;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** A mail service on this machine that speaks as the SDK expects: POST /emails with an Idempotency-Key, and GET /domains. */
export async function startMailStandIn(): Promise<MailStandIn> {
  let mood: Mood = 'up';
  const taken: MailStandIn['taken'] = new Map();
  const hashes = new Map<string, string>();
  const requests: string[] = [];
  const accounts: string[] = [];
  const domains: Domain[] = [];
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const send = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, statusCode: number, name: string) =>
    send(response, statusCode, { statusCode, name, message: name });

  /** The id of a domain is its name. */
  function answerDomains(request: IncomingMessage, response: ServerResponse): void {
    if (request.headers.authorization === 'Bearer re_sending')
      return void refuse(response, 401, 'restricted_api_key');
    const { pathname } = new URL(request.url ?? '', url);
    if (pathname === '/domains')
      return void send(response, 200, {
        object: 'list',
        data: domains.map(({ records: _, ...domain }) => ({ id: domain.name, ...domain })),
      });
    const domain = domains.find(({ name }) => pathname === `/domains/${name}`);
    if (!domain) return void refuse(response, 404, 'not_found');
    send(response, 200, { id: domain.name, ...domain });
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = String(request.headers['idempotency-key'] ?? '');
    const isMail = request.method === 'POST';
    if (isMail) requests.push(key);
    if (mood === 'down') return void request.socket.destroy();
    const body = await readBody(request).catch(() => '');
    if (mood === 'limited') return void refuse(response, 429, 'rate_limit_exceeded');
    if (mood === 'refusing') return void refuse(response, 422, 'validation_error');
    if (mood === 'failing') return void refuse(response, 500, 'internal_server_error');
    const account = apiKeys.find((each) => request.headers.authorization === `Bearer ${each}`);
    if (!account) return void refuse(response, 401, 'validation_error');
    if (!isMail) return answerDomains(request, response);
    const hash = createHash('sha256').update(body).digest('hex');
    const before = hashes.get(key);
    if (before !== undefined && before !== hash)
      return void refuse(response, 409, 'invalid_idempotent_request');
    hashes.set(key, hash);
    if (!taken.has(key)) accounts.push(account);
    if (!taken.has(key)) taken.set(key, JSON.parse(body) as SentMail);
    if (mood === 'cut') return void request.socket.destroy();
    if (mood === 'slow') await new Promise((resolve) => setTimeout(resolve, 3000));
    send(response, 200, { id: randomUUID() });
  }

  return {
    url,
    taken,
    requests,
    accounts,
    domains,
    be: (next) => {
      mood = next;
    },
    clear() {
      mood = 'up';
      taken.clear();
      requests.length = 0;
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
