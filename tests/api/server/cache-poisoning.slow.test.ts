import { createHash } from 'node:crypto';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { recordNouns } from '@/lib/content/record-kinds';
import { baseUrl } from '../../support/contract/api';
import { listPublicAddresses } from '../../support/contract/public-addresses';
import { type Attack, attacks } from '../../support/poison';
import { expireTags } from '../../support/records/expire-tags';
import { newAddress } from '../../support/values';

const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
const agent = new http.Agent({ maxSockets: 16 });
const tags = [...recordNouns, 'about', 'settings'];
/** So many strangers come at once, before the next edit. */
const atOnce = 27;
/** Of each answer alone, or of how it was found. */
const passing =
  /^(?:date|x-request-id|connection|keep-alive|transfer-encoding|x-nextjs-cache|etag|content-length|link)$/;

let addresses: string[] = [];
const expected = new Map<string, Record<string, string>>();

beforeAll(async () => {
  await client.connect();
  addresses = await listPublicAddresses();
  // What other tests have changed past the site is drawn anew first.
  await expireTags(client, ...tags);
  for (const address of addresses) expected.set(address, await read(address));
}, 120_000);

afterAll(async () => {
  agent.destroy();
  await client.end();
});

function ask(address: string, { method, headers, query }: Attack, connections: http.Agent | false) {
  const url = `${baseUrl}${address}${query ? `${address.includes('?') ? '&' : '?'}${query}` : ''}`;
  return new Promise<{ answer: http.IncomingMessage; body: Buffer }>((resolve, reject) => {
    // A limit of each network is not what is tried here.
    const all = { 'x-forwarded-for': newAddress(), ...headers };
    const request = http.request(url, { agent: connections, method, headers: all }, (answer) =>
      buffer(answer).then((body) => resolve({ answer, body }), reject),
    );
    request.setTimeout(30_000, () => request.destroy(new Error('it is not answered')));
    request.on('error', (error) => reject(new Error(`${method} ${address}: ${error.message}`)));
    request.end(method === 'GET' || method === 'HEAD' || method === 'OPTIONS' ? undefined : '[]');
  });
}

/** The site may hang up on a stranger, but it leaves nobody waiting. */
async function provoke(address: string, attack: Attack): Promise<void> {
  await ask(address, attack, agent).catch((error: Error) => {
    if (error.message.includes('is not answered')) throw error;
  });
}

/** What a page says and where it leads; the order of its data in scripts is another each time that it is drawn. */
function readPage(html: string): string {
  const plain = html.replaceAll(/<script[^>]*>.*?<\/script>/gs, '');
  const leads = [...plain.matchAll(/ (?:href|src|action|content)="[^"]*"/g)].map(([lead]) => lead);
  return [plain.replaceAll(/<[^>]*>/g, ' '), ...new Set(leads.sort())].join('\n');
}

/** What a visitor gets, without what is made for one answer. */
async function read(address: string): Promise<Record<string, string>> {
  // Not on a connection that a stranger has had: the site may be about to hang up on it.
  const { answer, body } = await ask(address, { method: 'GET', headers: {} }, false);
  const headers = Object.entries(answer.headers)
    .filter(([name]) => !passing.test(name))
    .map(([name, value]) => [name, String(value).replaceAll(/'(?:sha256|nonce)-[^']*'/g, '')]);
  const isPage = answer.headers['content-type']?.startsWith('text/html');
  const digest = createHash('sha256')
    .update(isPage ? readPage(body.toString()) : body)
    .digest('hex');
  return { ...Object.fromEntries(headers), status: String(answer.statusCode), digest };
}

const rounds = Array.from({ length: Math.ceil(attacks.length / atOnce) }, (_, at) =>
  attacks.slice(at * atOnce, (at + 1) * atOnce),
);

it('no method and no header of a stranger, sent right after an edit, changes what a visitor then gets of any public address', async () => {
  const limit = pLimit(4);
  const changed: string[] = [];
  for (const [at, round] of rounds.entries()) {
    await expireTags(client, ...tags);
    await Promise.all(
      addresses.map((address) =>
        limit(async () => {
          await Promise.all(round.map((attack) => provoke(address, attack)));
          const [before, after] = [expected.get(address) ?? {}, await read(address)];
          const differing = Object.keys(after).filter((name) => before[name] !== after[name]);
          if (differing.length > 0)
            changed.push(
              `${address} in round ${at}: ${differing.map((name) => `${name} ${before[name]} > ${after[name]}`)}`,
            );
        }),
      ),
    );
  }
  expect(changed).toEqual([]);
}, 240_000);
