import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { mailSettings, startMailStandIn } from '../../../tests/support/mail-stand-in';
import { startPushStandIn } from '../../../tests/support/push-stand-in';
import type { StandInSubscription } from '../../../tests/support/push-subscription';
import { startSecondServer } from '../../../tests/support/second-server';
import { pushes } from '../../../tests/support/source-pushes';
import { querySql } from '../../../tests/support/sql';
import { visited } from '../../../tests/support/visits';
import { logInForApi } from '../size/site';
import { copyDatabase } from '../testing/test-site';
import type { Bench } from './bench';

export type DaySite = {
  url: string;
  /** The second of two that take visits. */
  projectId: string;
  /** The admin, who is alone in the turn, signs in on a device, and lets it ring. */
  signInAndRing(): Promise<{ token: string; telephone: StandInSubscription }>;
  /** Somebody calls and nobody answers. Answers where the alarm leads, once it has rung. */
  missCall(telephone: StandInSubscription): Promise<string>;
  /** It is an hour until the visit; answers once the visitor has the mail. */
  remindOfVisit(enquiryId: string, email: string): Promise<void>;
  /** It is time for the visit. */
  beginVisit(enquiryId: string): Promise<void>;
  stop(): Promise<void>;
};

/** The database with the content, of which that of each test site is a copy with a number: nobody is connected to it. */
function findContent(site: Bench['site']): string {
  const url = new URL(site.TEST_DATABASE_URL ?? '');
  url.pathname = url.pathname.replace(/_\d+$/, '');
  return url.href;
}

const soon = { timeout: 30_000, intervals: [20] };

/**
 * Another server of the build beside stand-ins for push and mail services, with a database of its own: the bench's site would send
 * what is due, too, and reaches no stand-in.
 */
export async function startDaySite({ site }: Bench): Promise<DaySite> {
  const database = await copyDatabase(findContent(site), `day_${randomBytes(6).toString('hex')}`);
  const [push, mail] = await Promise.all([startPushStandIn(), startMailStandIn()]);
  const { url, ...server } = await startSecondServer({
    DATABASE_URL: database,
    DIRECT_DATABASE_URL: database,
    PUSH_BASE_URL: push.url,
    WEBHOOKS_PRIVATE: 'allow',
    ...mailSettings(mail.url),
  });
  const query = (text: string, values: unknown[]) => querySql(text, values, database);
  const logIn = () => logInForApi({ ...site, TEST_BASE_URL: url });
  const token = await logIn();
  const ask = async (method: string, where: string, body: object, as = token): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${as}` };
    const answer = await fetch(`${url}/api/admin${where}`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${where} answered ${answer.status}: ${await answer.text()}`);
  };

  const projects = await query(
    `select id from project where status = 'ongoing' and deleted_at is null order by sort_order limit 2`,
    [],
  );
  const [first, second] = projects.map(({ id }) => String(id));
  const { visitsOn, visitHours } = visited;
  for (const id of [first, second]) await ask('PATCH', `/projects/${id}`, { visitsOn, visitHours });
  // Day and night: the clock of the machine decides nothing.
  await ask('PUT', '/settings/contact', { value: { ...settingDefaults.contact, hours: [], holidays: [] } });
  const [person] = await query('select id from "user" where email = $1', [site.TEST_ADMIN_EMAIL]);
  await ask('PUT', '/turns', { places: [{ user: person?.id, isOn: true }] });
  await ask('POST', '/telephones/key', {});
  const [source, secret] = [randomUUID(), randomBytes(32).toString('base64url')];
  await query(
    `insert into source (id, kind, name, secret, updated_at) values ($1, 'exotel', 'Sales line', $2, now())`,
    [source, secret],
  );

  return {
    url,
    projectId: second ?? '',
    async signInAndRing() {
      const [session, telephone] = [await logIn(), push.subscribe()];
      await ask('POST', '/telephones', telephone, session);
      return { token: session, telephone };
    },
    async missCall({ endpoint }) {
      const call = pushes.exotel?.({ number: randomInt(1, 900_000_000), at: new Date() });
      const answer = await fetch(`${url}/api/in/${source}/${secret}`, { method: 'POST', ...call });
      if (!answer.ok) throw new Error(`The missed call was answered ${answer.status}.`);
      const findAlarm = () => push.taken.find((taken) => taken.endpoint === endpoint)?.message.path;
      await expect.poll(findAlarm, soon).toBeDefined();
      return findAlarm() ?? '';
    },
    async remindOfVisit(enquiryId, email) {
      await query(
        `update visit set starts_at = now() + interval '1 hour', confirmed_at = now() - interval '2 days'
         where enquiry_id = $1`,
        [enquiryId],
      );
      const headers = { authorization: `Bearer ${site.TEST_CRON_SECRET}` };
      const answer = await fetch(`${url}/api/cron`, { headers });
      if (!answer.ok) throw new Error(`The jobs were answered ${answer.status}.`);
      const findReminder = () =>
        [...mail.taken.values()].find(
          ({ to, subject }) => [to].flat().includes(email) && /^Today at/.test(subject),
        );
      await expect.poll(findReminder, soon).toBeDefined();
    },
    async beginVisit(enquiryId) {
      await query(`update visit set starts_at = now() - interval '1 second' where enquiry_id = $1`, [
        enquiryId,
      ]);
    },
    async stop() {
      await server.stop();
      await Promise.all([push.stop(), mail.stop()]);
    },
  };
}
