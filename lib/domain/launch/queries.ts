import 'server-only';
import { findLastBackup } from '@/lib/domain/backups/queries';
import { countShownRecords } from '@/lib/domain/demo';
import { findHeld } from '@/lib/domain/projects/holds';
import { listSettings } from '@/lib/domain/settings/admin-queries';
import { listUnnamed } from '@/lib/domain/settings/purposes';
import type { Admin } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { findFoundDomain } from '@/lib/server/delivery/email/domain-found';
import { findMissingMailParts, readMailSetup } from '@/lib/server/delivery/email/setup';
import { findMailTrials } from '@/lib/server/delivery/email/tested';
import { env } from '@/lib/server/env';
import { isCronSecretMissing } from '@/lib/server/http/cron-route';
import { domainOfSender } from '@/lib/shared/mail/mail-sender';
import { listLaunchResults } from './checks';
import type { LaunchGaps, LaunchResult } from './dto';
import { readTextFindings } from './text-findings';

/** Without DNS: every full page load runs these checks. */
async function readMail() {
  const setup = await readMailSetup();
  const mailDomain = domainOfSender(setup.from ?? '');
  return {
    missingMailParts: findMissingMailParts(setup),
    mailDomain,
    foundDomain: mailDomain === '' ? null : await findFoundDomain(mailDomain),
  };
}

const listDemoParts = async (): Promise<string[]> =>
  (await db.setting.findMany({ where: { isDemo: true }, select: { part: true } })).map(({ part }) => part);

export async function checkLaunch(admin: Admin): Promise<LaunchResult[]> {
  const read = listSettings(admin);
  const [settings, records, stats, demoParts, mail, trials, backedUpAt, admins, held, unnamed, textFindings] =
    await Promise.all([
      read,
      countShownRecords(admin),
      db.aboutStats.findFirst(),
      listDemoParts(),
      readMail(),
      findMailTrials(),
      findLastBackup(admin),
      db.user.count({ where: { role: 'admin', passwordHash: { not: null } } }),
      read.then(({ advertising }) => findHeld(admin, advertising.value)),
      read.then((settings) => listUnnamed(admin, settings)),
      read.then((settings) => readTextFindings(admin, settings)),
    ]);
  const { testedAt: mailTestedAt, isKeyTried } = trials;
  return listLaunchResults({
    now: new Date(),
    ...{ settings, records, stats, demoParts, ...mail, isKeyTried, mailTestedAt, backedUpAt },
    siteUrl: env.SITE_URL,
    ...{ admins, held, unnamed, ...textFindings },
    isCronSecretMissing: isCronSecretMissing(),
  });
}

export async function listLaunchGaps(admin: Admin): Promise<LaunchGaps> {
  const [results, user] = await Promise.all([
    checkLaunch(admin),
    db.user.findUnique({ where: { id: admin.userId }, select: { dismissedGaps: true } }),
  ]);
  const ids = results.filter(({ isDone }) => !isDone).map(({ id }) => id);
  return { ids, isDismissed: ids.every((id) => user?.dismissedGaps.includes(id)) };
}
