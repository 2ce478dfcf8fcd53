import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sourceTexts } from '@/lib/content/sources/sources';
import { eraseContact } from '@/lib/domain/personal-data/mutations';
import { updateSource } from '@/lib/domain/sources/mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { findSource, listSources } from '@/lib/domain/sources/queries';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { makeAdmin } from '../../support/accounts/admin';
import { readFixture } from '../../support/enquiries/source-fixture-file';
import { addSource, appSecret, push, pushAndWork } from '../../support/enquiries/sources';
import { type GraphStandIn, refusal, startGraphStandIn } from '../../support/stand-ins/graph-stand-in';

const admin = makeAdmin();
const key = appSecret;
const token = 'invented-page-token';
const leadId = '9007199254740993';
const pushed = readFixture('meta', 'push.json');
const [lead] = JSON.parse(readFixture('meta', 'lead.json')).leads;
const message = readFixture('whatsapp', 'message.json');
const bodies = () => db.sourceBody.findMany({ orderBy: { receivedAt: 'asc' } });
let graph: GraphStandIn;

beforeAll(async () => {
  graph = await startGraphStandIn();
  env.SOURCES_BASE_URL = graph.url;
});
afterAll(() => graph.stop());

beforeEach(async () => {
  env.WEBHOOKS_PRIVATE = 'allow';
  graph.asked.length = 0;
  graph.answer((id) => ({ status: 200, body: { ...lead, id } }));
  await db.enquiry.deleteMany();
  await db.source.deleteMany();
});

describe('of a lead ad', () => {
  test('the lead is read with the token by the id that came, and is one enquiry however often it comes', async () => {
    const source = await addSource('meta', { key, token });
    for (const _time of [1, 2]) await push(source, pushed);
    expect(graph.asked).toEqual([]);
    await processPayloads();
    expect(new Set(graph.asked)).toEqual(
      new Set([`Bearer ${token} /https/graph.facebook.com/v24.0/${leadId}?fields=created_time,field_data`]),
    );
    expect(await db.enquiry.findMany()).toMatchObject([
      {
        name: 'Naveen Bhat',
        phoneE164: '+919800088881',
        sourceKey: leadId,
        origin: { sentAt: new Date(lead.created_time).toISOString() },
      },
    ]);
    expect((await bodies()).map(({ state }) => state).toSorted()).toEqual(['enquiry', 'repeated']);
  });

  test('nothing is lost without a token, or with a wrong one: it is read again when one is saved, which is shown to nobody', async () => {
    const source = await addSource('meta', { key });
    await pushAndWork(source, pushed);
    expect(await bodies()).toMatchObject([{ state: 'unread', outcome: sourceTexts.tokenMissing }]);
    graph.answer(() => refusal(400, { code: 190, message: 'invented' }));
    const typed = { token: 'wrong', version: source.version };
    const { data: second } = await updateSource(admin, source._id, typed);
    await processPayloads();
    expect(await bodies()).toMatchObject([{ state: 'unread', outcome: sourceTexts.tokenRefused }]);
    graph.answer((id) => ({ status: 200, body: { ...lead, id } }));
    await updateSource(admin, source._id, { token, version: second.version });
    await processPayloads();
    expect(await bodies()).toMatchObject([{ state: 'enquiry' }]);
    const listed = await listSources(admin);
    expect(listed).toMatchObject([{ hasToken: true, lastError: '' }]);
    for (const kept of [listed, await db.source.findMany(), await db.auditEntry.findMany()])
      expect(JSON.stringify(kept)).not.toContain(token);
  });

  test('an id that Meta does not know, as of its test, is told and not asked for again', async () => {
    const source = await addSource('meta', { key, token });
    graph.answer(() => refusal(400, { code: 100 }));
    await pushAndWork(source, pushed);
    await db.sourceBody.updateMany({ data: { nextAt: new Date(0) } });
    await processPayloads();
    expect(graph.asked).toHaveLength(1);
    expect(await findSource(admin, source._id)).toMatchObject({
      lastError: sourceTexts.leadUnknown,
      bodies: [{ state: 'unread', outcome: sourceTexts.leadUnknown }],
    });
  });

  test.each([
    ['Meta fails', () => graph.answer(() => refusal(503, {}))],
    ['Meta is asked too much', () => graph.answer(() => refusal(403, { code: 4, is_transient: true }))],
    ['the answer is none of Meta', () => graph.answer(() => ({ status: 200, body: {} }))],
    ['a wall before Meta refuses', () => graph.answer(() => ({ status: 403, body: {} }))],
    ['the host is in a private network', () => Object.assign(env, { WEBHOOKS_PRIVATE: 'refuse' })],
  ])('it is tried again where %s', async (_what, spoil) => {
    const source = await addSource('meta', { key, token });
    spoil();
    await pushAndWork(source, pushed);
    expect(await bodies()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    env.WEBHOOKS_PRIVATE = 'allow';
    graph.answer((id) => ({ status: 200, body: { ...lead, id } }));
    await db.sourceBody.updateMany({ data: { nextAt: new Date(0) } });
    await processPayloads();
    expect(await bodies()).toMatchObject([{ state: 'enquiry' }]);
  });

  test('one of several that is not known holds up no other, and is counted', async () => {
    const source = await addSource('meta', { key, token });
    const body = JSON.parse(pushed.replace(leadId, `"${leadId}"`));
    const [change] = body.entry[0].changes;
    body.entry[0].changes.push({ ...change, value: { ...change.value, leadgen_id: '444' } });
    graph.answer((id) => (id === '444' ? refusal(400, { code: 100 }) : { status: 200, body: lead }));
    await pushAndWork(source, body);
    expect(await bodies()).toMatchObject([
      { state: 'enquiry', outcome: `${sourceTexts.enquiry} ${sourceTexts.left(1)}` },
    ]);
  });
});

describe('of WhatsApp', () => {
  test('each message is an enquiry, those of one number are one person, and no body outlives their erasure', async () => {
    const source = await addSource('whatsapp', { key });
    for (const id of ['INV0001', 'INV0001', 'INV0002'])
      await pushAndWork(source, message.replace('INV0001', id));
    const rows = await db.enquiry.findMany();
    expect(rows.map(({ sourceKey }) => sourceKey).toSorted()).toEqual(['wamid.INV0001=', 'wamid.INV0002=']);
    expect(new Set(rows.map(({ contactId }) => contactId)).size).toBe(1);
    await eraseContact(admin, rows[0]?.id ?? '');
    expect(await db.sourceBody.count()).toBe(0);
  });

  test('somebody who shows neither a number nor an id becomes no enquiry, and it is said why', async () => {
    const source = await addSource('whatsapp', { key });
    const body = JSON.parse(message);
    const { messages, contacts } = body.entry[0].changes[0].value;
    for (const part of [...messages, ...contacts])
      for (const name of ['from', 'wa_id', 'from_user_id', 'user_id']) delete part[name];
    await pushAndWork(source, body);
    expect(await bodies()).toMatchObject([{ state: 'unread', outcome: sourceTexts.numberless }]);
  });
});
