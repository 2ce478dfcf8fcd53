import { createHmac, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type SourceKind, sourceLimits } from '@/lib/content/sources/sources';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { newPhone } from '../../support/values';
import { waitFor } from '../../support/wait-for';

const secret = 'planted-secret-of-a-source-9f3kQ';
const json = 'application/json';
let token = '';

beforeAll(async () => {
  token = await logIn();
});

async function addSource(kind: SourceKind = 'form', key = ''): Promise<string> {
  const id = randomUUID();
  await querySql(
    `insert into source (id, kind, name, secret, key, updated_at) values ($1, $2, 'Landing page', $3, $4, now())`,
    [id, kind, secret, key],
  );
  return id;
}

const pathOf = (id: string, named = secret) => `/api/in/${id}/${named}`;
const post = (id: string, body: string, type = json) =>
  fetch(`${baseUrl}${pathOf(id)}`, { method: 'POST', headers: { 'content-type': type }, body });
const countOf = async (id: string) =>
  (await querySql('select 1 from source_body where source_id = $1', [id])).length;
const sourceOf = async (id: string) =>
  (await querySql('select refused, last_error from source where id = $1', [id]))[0];

/** What the inbox has of a number. */
const findInInbox = async (phone: string) => {
  const { body } = await call('GET', `/api/admin/enquiries?q=${phone}`, { token });
  return (body as { enquiries: { source: string; phone: string; name: string; budget: string }[] }).enquiries;
};

const multipart = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--x--\r\n`;

it.each([
  ['JSON', (id: string, lead: Record<string, string>) => post(id, JSON.stringify(lead))],
  ['a form', (id, lead) => post(id, `${new URLSearchParams(lead)}`, 'application/x-www-form-urlencoded')],
  ['a form in parts', (id, lead) => post(id, multipart(lead), 'multipart/form-data; boundary=x')],
  ['a query', (id, lead) => fetch(`${baseUrl}${pathOf(id)}?${new URLSearchParams(lead)}`)],
  [
    'a query of a post without a body',
    (id, lead) => fetch(`${baseUrl}${pathOf(id)}?${new URLSearchParams(lead)}`, { method: 'POST' }),
  ],
] as [string, (id: string, lead: Record<string, string>) => Promise<Response>][])(
  'what comes as %s is answered, and in the inbox two seconds later',
  async (_what, send) => {
    const [id, phone] = [await addSource(), newPhone()];
    const answer = await send(id, { name: 'Nisha', phone });
    expect([answer.status, await answer.text()]).toEqual([200, '{}']);
    await waitFor(
      async () =>
        expect(await findInInbox(phone)).toMatchObject([{ source: 'Landing page', phone: `+91${phone}` }]),
      { timeout: 2000, interval: 100 },
    );
  },
);

it('a mail that a provider posts as a whole is read by its labelled lines', async () => {
  const [id, phone] = [await addSource('mail'), newPhone()];
  const mail = readFixture('mail', 'plain.eml').replace('98000 66661', phone);
  const answer = await post(id, mail, 'message/rfc822');
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  await waitFor(async () =>
    expect(await findInInbox(phone)).toMatchObject([
      { name: 'Sadhana Bh\u0101ndary', budget: '60 to 80 lakh' },
    ]),
  );
});

describe('nothing is stored of', () => {
  it('what has a wrong secret, or no source, which are answered alike; the first is counted', async () => {
    const id = await addSource();
    const wrong = await call('POST', pathOf(id, `${secret}x`), { json: { phone: newPhone() } });
    const none = await call('POST', pathOf(randomUUID()), { json: { phone: newPhone() } });
    expect([wrong.status, none.status]).toEqual([404, 404]);
    expect(wrong.body).toEqual(none.body);
    expect((await call('GET', pathOf('x'))).status).toBe(404);
    expect([await countOf(id), await sourceOf(id)]).toMatchObject([0, { refused: 1 }]);
  });

  it('what names a wrong key, which is counted', async () => {
    const id = await addSource('google', 'invented-key');
    const body = readFixture('google', 'lead.json').replace('9800011111', newPhone());
    expect((await post(id, body.replace('invented-key', 'guessed'))).status).toBe(403);
    expect((await post(id, 'junk')).status).toBe(403);
    expect([await countOf(id), await sourceOf(id)]).toMatchObject([0, { refused: 2 }]);
    const right = await post(id, body);
    expect([right.status, await right.text()]).toEqual([200, '{}']);
  });

  it('a body that is larger than it may be; one of that size is stored', async () => {
    const id = await addSource();
    expect((await post(id, 'x'.repeat(sourceLimits.bodyBytes + 1))).status).toBe(413);
    expect(await countOf(id)).toBe(0);
    expect((await post(id, 'x'.repeat(sourceLimits.bodyBytes))).status).toBe(200);
    expect(await countOf(id)).toBe(1);
  });

  it('a call that sends nothing, and of another method', async () => {
    const id = await addSource();
    expect((await call('GET', pathOf(id))).status).toBe(200);
    expect((await fetch(`${baseUrl}${pathOf(id)}?phone=1`, { method: 'HEAD' })).status).toBe(200);
    expect((await call('PUT', pathOf(id), { json: { phone: newPhone() } })).status).toBe(405);
    expect(await countOf(id)).toBe(0);
  });
});

it.each([
  ['words', 'Hello'],
  ['half a JSON', '{"a":'],
  ['a nest', '['.repeat(200_000)],
  ['bytes that are no text', '\ufffd\u0000\u0001'],
  ['a number', '1e999'],
  ['names of every object', '{"__proto__": {"phone": 1}, "constructor": 2, "toString": []}'],
])('%s is answered as anything else, kept, and told as unread', async (_what, body) => {
  const id = await addSource();
  const answer = await post(id, body);
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
  await waitFor(async () =>
    expect(await querySql('select state::text from source_body where source_id = $1', [id])).toEqual([
      { state: 'unread' },
    ]),
  );
});

describe('a service of Meta', () => {
  const key = 'invented-app-secret';
  const sign = (body: string) => `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
  const push = (id: string, body: string, signature: string) =>
    call('POST', pathOf(id), { raw: { type: json, body }, headers: { 'x-hub-signature-256': signature } });

  it('is taken with the signature of the very bytes, once for each message; any other is counted and not stored', async () => {
    const [id, phone] = [await addSource('whatsapp', key), newPhone()];
    // Written as no parser would write it again.
    const body = readFixture('whatsapp', 'message.json')
      .replaceAll('9800077771', phone)
      .replace('two', '\\u0074wo \u0ca6');
    for (const wrong of ['', sign(`${body} `), sign(body).replace('sha256=', ''), `${sign(body)}0`])
      expect((await push(id, body, wrong)).status).toBe(403);
    expect([await countOf(id), await sourceOf(id)]).toMatchObject([0, { refused: 4 }]);
    for (const _time of [1, 2]) expect((await push(id, body, sign(body))).status).toBe(200);
    await waitFor(async () =>
      expect(
        await querySql('select state::text from source_body where source_id = $1 order by state', [id]),
      ).toEqual([{ state: 'enquiry' }, { state: 'repeated' }]),
    );
    expect(await findInInbox(phone)).toMatchObject([{ kind: 'message', phone: `+91${phone}` }]);
  });

  it('gives a message of somebody without a number, who is answered by the id of their account', async () => {
    const [id, user] = [await addSource('whatsapp', key), `IN.${randomUUID().replaceAll('-', '')}`];
    const body = readFixture('whatsapp', 'message.json')
      .replace(/"(?:from|wa_id)": "\d+",/g, '')
      .replaceAll('IN.100000000000003', user);
    expect((await push(id, body, sign(body))).status).toBe(200);
    await waitFor(async () =>
      expect(await findInInbox(user)).toMatchObject([
        { kind: 'message', phone: '', ways: [{ kind: 'whatsapp', value: user }] },
      ]),
    );
  });

  it('without an app secret is not taken, and a receipt is answered without being stored', async () => {
    const status = readFixture('whatsapp', 'status.json');
    const bare = await addSource('whatsapp');
    const signature = `sha256=${createHmac('sha256', '').update(status).digest('hex')}`;
    expect((await push(bare, status, signature)).status).toBe(403);
    const id = await addSource('whatsapp', key);
    expect((await push(id, status, sign(status))).status).toBe(200);
    expect([await countOf(bare), await countOf(id)]).toEqual([0, 0]);
  });

  it('is answered its challenge when it names the end of the address, and nothing else is stored of a GET', async () => {
    const id = await addSource('meta', key);
    const ask = (token: string) =>
      call(
        'GET',
        `${pathOf(id)}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' })}`,
      );
    const right = await ask(secret);
    expect([right.status, right.body, right.headers.get('content-type')]).toEqual([
      200,
      '1158201444',
      'text/plain; charset=utf-8',
    ]);
    for (const wrong of ['', `${secret}x`]) expect((await ask(wrong)).status).toBe(403);
    expect((await call('GET', `${pathOf(id)}?leadgen_id=1`)).status).toBe(403);
    expect([await countOf(id), await sourceOf(id)]).toMatchObject([0, { refused: 3 }]);
  });
});

it('each service is answered in its own words', async () => {
  const justdial = await post(await addSource('justdial'), 'leadid=1', 'application/x-www-form-urlencoded');
  expect([justdial.headers.get('content-type'), await justdial.text()]).toEqual([
    'text/plain; charset=utf-8',
    'RECEIVED',
  ]);
  const exotel = await fetch(`${baseUrl}${pathOf(await addSource('exotel'))}?CallSid=1`);
  expect([exotel.status, await exotel.text()]).toEqual([200, '']);
});
