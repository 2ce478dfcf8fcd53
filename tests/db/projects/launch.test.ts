import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveAboutStats } from '@/lib/domain/about/mutations';
import { dismissLaunchNotice } from '@/lib/domain/launch/mutations';
import { checkLaunch, listLaunchGaps } from '@/lib/domain/launch/queries';
import { saveMailKey } from '@/lib/domain/mail/mutations';
import { checkMailDomain } from '@/lib/domain/mail/queries';
import { sendTestMail } from '@/lib/domain/mail/test-mail';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { recordFoundDomain } from '@/lib/server/delivery/email/domain-found';
import { findMailTrials } from '@/lib/server/delivery/email/tested';
import { env } from '@/lib/server/env';
import { makeAdmin } from '../../support/accounts/admin';
import { recordQueries } from '../../support/database/recorded-queries';
import { startDnsStandIn } from '../../support/stand-ins/dns-stand-in';
import { type MailStandIn, mailSettings, startMailStandIn } from '../../support/stand-ins/mail-stand-in';

let mail: MailStandIn;

beforeAll(async () => {
  mail = await startMailStandIn();
  Object.assign(env, mailSettings(mail.url));
});

afterAll(() => mail.stop());

async function addAdmin(name: string) {
  const email = `${name}@launch.example.com`;
  const { id: userId } = await db.user.create({ data: { name, email, role: 'admin', passwordHash: 'x' } });
  return makeAdmin({ userId, name, email });
}

const missing = async () =>
  (await checkLaunch(makeAdmin())).filter(({ isDone }) => !isDone).map(({ id }) => id);

beforeEach(async () => {
  await db.setting.deleteMany();
  await db.user.deleteMany({ where: { email: { endsWith: '@launch.example.com' } } });
});

it('the checks look at what is stored: names, records, figures, pictures and admins', async () => {
  const project = await db.project.create({
    data: {
      name: 'Crest',
      status: 'ongoing',
      isDemo: true,
      images: { create: [{ sortOrder: 0, picture: { create: { publicId: 'l', url: '/l', widths: [] } } }] },
    },
  });
  await db.aboutStats.create({
    data: { yearsOfExperience: 1, completedProjects: 1, happyClients: 1, awardsWon: 1, isDemo: true },
  });
  await db.setting.create({
    data: { part: 'responder', value: { name: 'Farida', role: '', picture: null }, isDemo: true },
  });
  const ids = ['projects', 'figures', 'responder', 'names', 'alt texts', 'mail', 'backup', 'contact'];
  for (const id of ids) expect(await missing()).toContain(id);
  const contact = {
    registeredName: 'Tower Homes',
    companyNumber: 'AAA-1234',
    grievanceContact: 'Nisha Pai, nisha@tower.example',
    dataContact: 'Nisha Pai, nisha@tower.example',
    email: 'office@tower.example',
  };
  await saveSetting(makeAdmin(), 'contact', { value: { ...settingDefaults.contact, ...contact } });
  await saveSetting(makeAdmin(), 'responder', { value: { name: 'Nisha', role: '', picture: null } });
  await saveAboutStats(makeAdmin(), { yearsOfExperience: 2 });
  await db.setting.create({ data: { part: 'backup', value: { at: new Date().toISOString() } } });
  await db.projectImage.deleteMany();
  await db.project.update({ where: { id: project.id }, data: { isDemo: false } });
  for (const id of ['projects', 'figures', 'responder', 'names', 'alt texts', 'backup'])
    expect(await missing()).not.toContain(id);
  // The phone number and the address are the invented builder's still.
  expect(await missing()).toContain('contact');
  await db.project.update({ where: { id: project.id }, data: { hiddenAt: new Date() } });
  expect(await missing()).toContain('projects');
  await db.project.delete({ where: { id: project.id } });
  await db.aboutStats.deleteMany();
  expect(await missing()).toContain('figures');
});

it('the notice asks the database no more often than a screen may, however many kinds of records there are', async () => {
  const asha = await addAdmin('asha');
  // All texts are read once after something was written.
  expect((await recordQueries(() => listLaunchGaps(asha))).length).toBeLessThanOrEqual(17);
  expect((await recordQueries(() => listLaunchGaps(asha))).length).toBeLessThanOrEqual(12);
});

it('the notice is put away for one person, and comes back when something new is missing', async () => {
  const [asha, divya] = [await addAdmin('asha'), await addAdmin('divya')];
  const { ids, isDismissed } = await listLaunchGaps(asha);
  expect(ids).toContain('brand');
  expect(isDismissed).toBe(false);
  await dismissLaunchNotice(asha, [...ids, 'no such check']);
  // How many are left is known all the same: the list leads there and back.
  expect(await listLaunchGaps(asha)).toEqual({ ids, isDismissed: true });
  expect(await listLaunchGaps(divya)).toEqual({ ids, isDismissed: false });
  await dismissLaunchNotice(
    asha,
    ids.filter((id) => id !== 'brand'),
  );
  expect(await listLaunchGaps(asha)).toEqual({ ids, isDismissed: false });
  await expect(dismissLaunchNotice(asha, 'brand')).rejects.toMatchObject({ code: 'invalid' });
});

it('a test that the mail service took is remembered, and one that it refused is not', async () => {
  mail.be('refusing');
  await expect(sendTestMail(makeAdmin())).rejects.toMatchObject({ code: 'invalid' });
  const testedAt = async () => (await findMailTrials()).testedAt;
  expect([await testedAt(), (await missing()).includes('mail')]).toEqual([null, true]);
  mail.be('up');
  await sendTestMail(makeAdmin());
  expect([await testedAt(), (await missing()).includes('mail')]).toEqual([expect.any(String), false]);
});

it('DNS is asked by the mail screen alone: the checks say what that found, and that nobody has looked at another sender', async () => {
  const dns = await startDnsStandIn();
  const before = { DNS_SERVERS: env.DNS_SERVERS, MAIL_FROM: env.MAIL_FROM };
  Object.assign(env, { DNS_SERVERS: [dns.address], MAIL_FROM: 'Tower <office@tower.example>' });
  const textOf = async () => (await checkLaunch(makeAdmin())).find(({ id }) => id === 'mail domain')?.text;
  const unseen = 'Not checked yet. Open Mail to check the records of tower.example.';
  expect(await textOf()).toBe(unseen);
  expect(dns.asked()).toBe(0);
  dns.set('TXT', 'send.tower.example', 'v=spf1 include:amazonses.com ~all');
  dns.set('MX', 'send.tower.example', '10 feedback-smtp.eu-west-1.amazonses.com');
  await checkMailDomain(makeAdmin());
  const asked = dns.asked();
  const lacking = 'Mails may land in spam. In the DNS of tower.example, add DKIM and DMARC. Checked:';
  expect(await textOf()).toBe(lacking);
  dns.be('failing');
  await checkMailDomain(makeAdmin());
  expect(await textOf()).toBe(lacking);
  expect(dns.asked()).toBeGreaterThan(asked);
  env.MAIL_FROM = 'Tower <office@other.example>';
  expect(await textOf()).toBe(unseen.replace('tower.example', 'other.example'));
  env.MAIL_FROM = undefined;
  expect(await textOf()).toBe('Not checked yet: the sender of mails is not set.');
  Object.assign(env, before);
  await dns.stop();
});

it('another key forgets what was found of the domain, which may need other records', async () => {
  const before = env.MAIL_FROM;
  env.MAIL_FROM = 'Tower <office@tower.example>';
  const records = [{ purpose: 'SPF', state: 'found' }] as const;
  await recordFoundDomain({ domain: 'tower.example', service: 'verified', records: [...records] });
  expect(await missing()).not.toContain('mail domain');
  await saveMailKey(makeAdmin(), { key: 're_typed' });
  expect(await missing()).toContain('mail domain');
  env.MAIL_FROM = before;
});
