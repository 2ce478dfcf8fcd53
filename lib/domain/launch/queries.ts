import 'server-only';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { countDemoRecords } from '@/lib/domain/demo';
import { countUnnamedPictures } from '@/lib/domain/projects/queries';
import { listSettings } from '@/lib/domain/settings/queries';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { findFoundDomain } from '@/lib/server/delivery/email/domain-found';
import { findMissingMailParts, readMailSetup } from '@/lib/server/delivery/email/setup';
import { findMailTest } from '@/lib/server/delivery/email/tested';
import { env } from '@/lib/server/env';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';
import { domainOfSender } from '@/lib/shared/mail-sender';
import { listLaunchResults } from './checks';
import type { LaunchResult } from './dto';

/** How mail is set up, without a question to DNS: the office counts the checks at each full load. */
async function readMail() {
  const setup = await readMailSetup();
  const mailDomain = domainOfSender(setup.from ?? '');
  return {
    missingMailParts: findMissingMailParts(setup),
    mailDomain,
    foundDomain: mailDomain === '' ? null : await findFoundDomain(mailDomain),
  };
}

/** Each check as it stands now. */
export async function checkLaunch(admin: Admin): Promise<LaunchResult[]> {
  const [demoRecords, settings, mail, mailTestedAt, backedUpAt, picturesWithoutAlt, admins] =
    await Promise.all([
      countDemoRecords(admin),
      listSettings(admin),
      readMail(),
      findMailTest(),
      findLastBackup(admin),
      countUnnamedPictures(admin),
      db.user.count({ where: { role: 'admin', passwordHash: { not: null } } }),
    ]);
  const { contact, privacy, terms, faqs } = settings;
  return listLaunchResults({
    now: new Date(),
    demoRecords,
    brand: settings.identity.value.name,
    contact: contact.value,
    texts: [privacy.value, terms.value, faqs.value],
    areLegalTextsSaved: privacy.version > 0 && terms.version > 0,
    ...mail,
    mailTestedAt,
    backedUpAt,
    siteUrl: env.SITE_URL,
    picturesWithoutAlt,
    admins,
    isCronSecretMissing: isCronSecretMissing(),
  });
}

/** What is missing, while this person has not put the notice of it away; none otherwise. */
export async function listLaunchGaps(admin: Admin): Promise<string[]> {
  const [results, user] = await Promise.all([
    checkLaunch(admin),
    db.user.findUnique({ where: { id: admin.userId }, select: { dismissedGaps: true } }),
  ]);
  const missing = results.filter(({ isDone }) => !isDone).map(({ id }) => id);
  return missing.every((id) => user?.dismissedGaps.includes(id)) ? [] : missing;
}
