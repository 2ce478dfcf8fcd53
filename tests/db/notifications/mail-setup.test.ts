import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listHistory } from '@/lib/domain/history/queries';
import { createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { removeMailPart, saveMailKey, saveMailSender } from '@/lib/domain/mail/mutations';
import { checkMailDomain, getMailSettings } from '@/lib/domain/mail/queries';
import { sendTestMail } from '@/lib/domain/mail/test-mail';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { resealSecrets } from '@/lib/domain/stored-secrets';
import { db } from '@/lib/server/db';
import { listMissingMailParts } from '@/lib/server/delivery/email/setup';
import { runOutbox } from '@/lib/server/delivery/outbox/run';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { makeAdmin } from '../../support/accounts/admin';
import { makeEnquiry, makeSender } from '../../support/enquiries/enquiries';
import { startDnsStandIn } from '../../support/stand-ins/dns-stand-in';
import { startMailStandIn } from '../../support/stand-ins/mail-stand-in';

const [mail, dns] = [await startMailStandIn(), await startDnsStandIn()];
const admin = makeAdmin({ name: 'Divya', email: 'divya@example.com' });
const secretsKey = env.SECRETS_KEY;
const office = { name: 'Tower Homes', address: 'office@example.com' };

afterAll(() => Promise.all([mail.stop(), dns.stop()]));

beforeEach(async () => {
  Object.assign(env, {
    RESEND_API_KEY: undefined,
    MAIL_FROM: undefined,
    LEADS_TO: undefined,
    RESEND_BASE_URL: mail.url,
    DNS_SERVERS: [dns.address],
    SECRETS_KEY: secretsKey,
    SECRETS_KEY_OLD: undefined,
  });
  mail.be('up');
  mail.taken.clear();
  for (const list of [mail.requests, mail.accounts, mail.domains]) list.length = 0;
  dns.be('up');
  dns.clear();
  await db.setting.deleteMany();
  await db.enquiry.deleteMany();
  await db.auditEntry.deleteMany();
});

async function setUp(key = 're_typed'): Promise<void> {
  await saveMailKey(admin, { key });
  await saveMailSender(admin, office);
  await saveSetting(admin, 'leads', { value: { recipients: ['sales@example.com'] } });
}

async function sendEnquiry() {
  await createEnquiry(makeEnquiry(), makeSender());
  await runOutbox();
  return [...mail.taken.values()].find(({ to }) => String(to) === 'sales@example.com');
}

describe('a key that is typed in', () => {
  it('stands sealed in the database, and of it the end alone in what the screen gets, nothing in the history and the log', async () => {
    const logged = (['info', 'warn', 'error'] as const).map((level) => vi.spyOn(log, level));
    await setUp();
    await getMailSettings(admin);
    const rows = JSON.stringify(await db.setting.findMany());
    expect(rows).toMatch(/v1:[0-9a-f]{8}:/);
    const settings = await getMailSettings(admin);
    expect(settings.key).toEqual({ lastFour: 'yped', source: 'office' });
    const history = await listHistory(admin);
    expect(history.entries.filter(({ entity }) => entity === 'mail')).toMatchObject([
      { actor: 'Divya', action: 'update', fields: ['sender'], label: 'how mail is sent' },
      { actor: 'Divya', action: 'update', fields: ['key'] },
    ]);
    const stored = JSON.stringify(await db.auditEntry.findMany());
    for (const text of [rows, JSON.stringify(settings), JSON.stringify(history), stored])
      expect(text).not.toContain('re_typed');
    for (const spy of logged) {
      expect(JSON.stringify(spy.mock.calls)).not.toContain('re_typed');
      spy.mockRestore();
    }
  });

  it('sends what waits at the next attempt, and one that takes its place the next', async () => {
    await createEnquiry(makeEnquiry(), makeSender());
    await runOutbox();
    expect(mail.taken.size).toBe(0);
    expect(await listMissingMailParts()).toEqual(['key', 'sender', 'recipients']);
    await setUp();
    expect(await listMissingMailParts()).toEqual([]);
    await runOutbox();
    expect(mail.accounts).toEqual(['re_typed', 're_typed']);
    expect([...mail.taken.values()].map(({ from }) => from)).toContain('Tower Homes <office@example.com>');
    await saveMailKey(admin, { key: 're_sending' });
    await sendEnquiry();
    expect(mail.accounts.slice(2)).toEqual(['re_sending', 're_sending']);
  });

  it('waits behind the environment, which the screen is told', async () => {
    await setUp();
    Object.assign(env, {
      RESEND_API_KEY: 're_test',
      MAIL_FROM: 'Host <host@example.org>',
      LEADS_TO: 'a@b.example',
    });
    expect((await sendEnquiry())?.from).toBe('Host <host@example.org>');
    expect(new Set(mail.accounts)).toEqual(new Set(['re_test']));
    expect(await getMailSettings(admin)).toMatchObject({
      key: { lastFour: 'test', source: 'installation' },
      typed: { key: 'kept', sender: office },
      sender: { text: 'Host <host@example.org>', domain: 'example.org', source: 'installation' },
      recipients: { addresses: ['sales@example.com'], source: 'office' },
    });
  });

  it('is refused when the mail service does not know it, and kept when that cannot be asked', async () => {
    await expect(saveMailKey(admin, { key: 're_wrong' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { key: expect.stringContaining('does not know this key') },
    });
    expect(await db.setting.count()).toBe(0);
    mail.be('down');
    await saveMailKey(admin, { key: 're_wrong' });
    expect(await getMailSettings(admin)).toMatchObject({ typed: { key: 'kept' }, isKeyTried: false });
  });

  it('counts as tried when the mail service has known it: at its save, at a test, or when its domain is looked up', async () => {
    const isTried = async () => (await getMailSettings(admin)).isKeyTried;
    await saveMailKey(admin, { key: 're_sending' });
    expect(await isTried()).toBe(true);
    mail.be('down');
    await saveMailKey(admin, { key: 're_typed' });
    expect(await isTried()).toBe(false);
    await saveMailSender(admin, office);
    await checkMailDomain(admin);
    await expect(sendTestMail(admin)).rejects.toMatchObject({ code: 'invalid' });
    expect(await isTried()).toBe(false);
    mail.be('up');
    await checkMailDomain(admin);
    expect(await isTried()).toBe(true);
    await removeMailPart(admin, 'key');
    expect(await isTried()).toBe(false);
    env.RESEND_API_KEY = 're_gone';
    await checkMailDomain(admin);
    expect(await isTried()).toBe(false);
    env.RESEND_API_KEY = 're_test';
    await sendTestMail(admin);
    expect(await isTried()).toBe(true);
  });

  it('is forgotten when it is removed: mails wait, and enquiries are kept', async () => {
    await setUp();
    await removeMailPart(admin, 'key');
    expect(await sendEnquiry()).toBeUndefined();
    expect(await db.enquiry.count()).toBe(1);
    expect(JSON.stringify(await db.setting.findMany())).not.toContain('sealed');
    expect(await getMailSettings(admin)).toMatchObject({ key: null, typed: { key: 'none', sender: office } });
  });

  it('goes over to a new SECRETS_KEY, and is said to be unreadable without the old one', async () => {
    await setUp();
    Object.assign(env, {
      SECRETS_KEY: 'another key of at least 32 characters',
      SECRETS_KEY_OLD: [secretsKey],
    });
    expect(await resealSecrets()).toBe(1);
    expect(await resealSecrets()).toBe(0);
    env.SECRETS_KEY_OLD = undefined;
    expect(await listMissingMailParts()).toEqual([]);
    env.SECRETS_KEY = 'one more key of at least 32 characters';
    expect(await listMissingMailParts()).toEqual(['key']);
    expect((await getMailSettings(admin)).typed.key).toBe('not readable');
  });
});

it('who has not typed the password lately changes nothing', async () => {
  const away = makeAdmin({ passwordAt: new Date(0) });
  const code = { code: 'forbidden' };
  await expect(saveMailKey(away, { key: 're_typed' })).rejects.toMatchObject(code);
  await expect(saveMailSender(away, office)).rejects.toMatchObject(code);
  await expect(removeMailPart(away, 'key')).rejects.toMatchObject(code);
  expect(await db.setting.count()).toBe(0);
});

it.each([
  [{ ...office, address: 'tower@gmail.com' }, 'address', /domain of your own|your own domain/],
  [{ ...office, address: 'office' }, 'address', /full address/],
  [{ ...office, name: 'Tower" <a@b.example>' }, 'name', /without quotes/],
])('a sender such as %j is refused by its field', async (sender, field, message) => {
  await expect(saveMailSender(admin, sender)).rejects.toMatchObject({
    code: 'invalid',
    fields: { [field]: expect.stringMatching(message) },
  });
});

it('a test goes to who asks for it, in words when it fails, and says nothing about another key', async () => {
  await setUp();
  await sendTestMail(admin);
  const [test] = mail.taken.values();
  expect(test).toMatchObject({ to: 'divya@example.com', text: expect.stringContaining('sales@example.com') });
  expect((await getMailSettings(admin)).testedAt).not.toBeNull();
  await saveMailKey(admin, { key: 're_sending' });
  expect((await getMailSettings(admin)).testedAt).toBeNull();
  mail.be('down');
  await expect(sendTestMail(admin)).rejects.toMatchObject({
    code: 'invalid',
    message: 'The test was not sent: the mail service did not answer.',
  });
});

describe('the domain of the sender', () => {
  const wanted = [
    { record: 'SPF', name: 'send', type: 'MX', value: 'feedback-smtp.eu-west-1.amazonses.com', priority: 10 },
    { record: 'SPF', name: 'send', type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' },
    { record: 'DKIM', name: 'resend._domainkey', type: 'TXT', value: `p=${'A'.repeat(300)}` },
  ];
  const check = async () => {
    const found = await checkMailDomain(admin);
    return { ...found, states: Object.fromEntries(found?.records.map((r) => [r.purpose, r.state]) ?? []) };
  };

  function answer(): void {
    dns.set('MX', 'send.example.com', '10 feedback-smtp.eu-west-1.amazonses.com');
    dns.set('TXT', 'send.example.com', 'v=spf1 include:amazonses.com ~all');
    dns.set('TXT', 'resend._domainkey.example.com', `p=${'A'.repeat(300)}`);
    dns.set('TXT', '_dmarc.example.com', 'v=DMARC1; p=none;');
  }

  it('without a sender is not looked up', async () => {
    expect(await checkMailDomain(admin)).toBeNull();
  });

  it('has each record that the mail service asks for, with what is lacking and what differs', async () => {
    await setUp();
    mail.domains.push({ name: 'example.com', status: 'pending', records: wanted });
    answer();
    expect(await check()).toMatchObject({
      service: 'not verified',
      states: { Bounces: 'found', SPF: 'found', DKIM: 'found', DMARC: 'found' },
    });
    dns.clear();
    dns.set('TXT', 'send.example.com', 'v=spf1 include:other.example ~all');
    const { states, records } = await check();
    expect(states).toEqual({ Bounces: 'lacking', SPF: 'differs', DKIM: 'lacking', DMARC: 'lacking' });
    expect(records).toContainEqual({
      purpose: 'DKIM',
      type: 'TXT',
      name: 'resend._domainkey.example.com',
      value: `p=${'A'.repeat(300)}`,
      state: 'lacking',
    });
  });

  it('that is not added there is said so, and is looked up as far as it can be', async () => {
    await setUp();
    answer();
    expect(await check()).toMatchObject({ service: 'absent', states: { SPF: 'found', DKIM: 'found' } });
  });

  it('is looked up with a key that may only send, too', async () => {
    await setUp('re_sending');
    dns.set('TXT', 'resend._domainkey.example.com', 'p=MIGf');
    const { service, states, records } = await check();
    expect([service, states]).toEqual([
      'sending only',
      { Bounces: 'lacking', SPF: 'lacking', DKIM: 'found', DMARC: 'lacking' },
    ]);
    expect(records?.find(({ purpose }) => purpose === 'DKIM')?.value).toBeNull();
  });

  it('below another one takes the DMARC of that', async () => {
    await setUp('re_sending');
    await saveMailSender(admin, { ...office, address: 'office@mail.example.com' });
    answer();
    expect((await check()).states).toMatchObject({ SPF: 'lacking', DMARC: 'found' });
  });

  it.each(['failing', 'silent'] as const)(
    'could not be checked with name servers that are %s',
    async (mood) => {
      await setUp();
      dns.be(mood);
      expect((await check()).states).toEqual({
        Bounces: 'unknown',
        SPF: 'unknown',
        DKIM: 'unknown',
        DMARC: 'unknown',
      });
    },
  );

  it('is looked up also when the mail service does not answer', async () => {
    await setUp();
    answer();
    mail.be('down');
    expect(await check()).toMatchObject({ service: 'no answer', states: { SPF: 'found' } });
  });

  it('is not asked for with a key that the mail service has taken back', async () => {
    await setUp();
    env.RESEND_API_KEY = 're_gone';
    expect((await check()).service).toBe('refused');
  });
});
