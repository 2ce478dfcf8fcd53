import { once } from 'node:events';
import net from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countPasswordAttempt } from '@/lib/server/auth/login-limit';
import { toPoolOptions } from '@/lib/server/database/pool-options';
import { UtcClient } from '@/lib/server/database/utc-client.cjs';
import { counterStore } from '@/lib/server/writes/counter-store';

/** What PgBouncer takes at the start of a connection when nothing is configured. */
const allowed = ['user', 'database', 'application_name', 'client_encoding', 'DateStyle', 'TimeZone'];

const toMessage = (type: string, body: Buffer) => {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

/** A server that, like PgBouncer, refuses a connection whose first message names a parameter it does not know. */
const pooler = net.createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', (first) => {
    const words = first.subarray(8).toString().split('\0');
    const refused = words.find((word, index) => index % 2 === 0 && word && !allowed.includes(word));
    if (refused)
      return socket.end(
        toMessage('E', Buffer.from(`SFATAL\0C08P01\0Munsupported startup parameter: ${refused}\0\0`)),
      );
    const zone = ignoresZone ? 'Asia/Kolkata' : (words[words.indexOf('TimeZone') + 1] ?? '');
    socket.write(
      Buffer.concat([
        toMessage('R', Buffer.from([0, 0, 0, 0])),
        toMessage('S', Buffer.from(`TimeZone\0${zone}\0`)),
        toMessage('Z', Buffer.from('I')),
      ]),
    );
  });
});
let poolerUrl = '';
let ignoresZone = false;

beforeEach(async () => {
  ignoresZone = false;
  pooler.listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  poolerUrl = `postgresql://user@127.0.0.1:${(pooler.address() as net.AddressInfo).port}/site`;
});

afterEach(() => new Promise<void>((resolve) => void pooler.close(() => resolve())));

async function connect(options: ReturnType<typeof toPoolOptions>): Promise<void> {
  const client = new UtcClient(options);
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}

describe('behind a transaction pooler', () => {
  it('a connection is opened with nothing that PgBouncer refuses, and its queries still end', async () => {
    const options = toPoolOptions({
      DATABASE_URL: poolerUrl,
      DIRECT_DATABASE_URL: 'postgresql://user@127.0.0.1:5432/site',
    });
    await expect(connect(options)).resolves.toBeUndefined();
    expect(options.query_timeout).toBe(15_000);
  });

  it.each([undefined, 'the same'])(
    'which is one that has another direct address: with %s the server itself ends long queries',
    async (direct) => {
      const options = toPoolOptions({ DATABASE_URL: poolerUrl, DIRECT_DATABASE_URL: direct && poolerUrl });
      await expect(connect(options)).rejects.toThrow('unsupported startup parameter: statement_timeout');
    },
  );

  it('one that answers in another time zone than was asked for is refused with a sentence', async () => {
    ignoresZone = true;
    const options = toPoolOptions({
      DATABASE_URL: poolerUrl,
      DIRECT_DATABASE_URL: 'postgresql://user@127.0.0.1:5432/site',
    });
    await expect(connect(options)).rejects.toThrow(/time zone Asia\/Kolkata although UTC was asked for/);
  });

  it('the counters of attempts leave no named statement in a connection', async () => {
    await countPasswordAttempt('somebody');
    const { rows } = await counterStore.storeClient.query({
      text: 'select (select count(*)::int from pg_prepared_statements) as named, count(*)::int as counted from rate_limit',
    });
    expect(rows).toEqual([{ named: 0, counted: 1 }]);
  });
});
