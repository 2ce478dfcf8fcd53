import 'server-only';
import type { Admin } from '@/lib/server/auth/viewer';
import { recordFoundDomain } from '@/lib/server/delivery/email/domain-found';
import { listUsualRecords } from '@/lib/server/delivery/email/expected-records';
import { lookUpRecords } from '@/lib/server/delivery/email/look-up';
import { askMailService, type ServiceAnswer } from '@/lib/server/delivery/email/service';
import { type MailSetup, readMailSetup } from '@/lib/server/delivery/email/setup';
import { findMailTrials, recordKeyTrial } from '@/lib/server/delivery/email/tested';
import { env } from '@/lib/server/env';
import { log } from '@/lib/server/log';
import { domainOfSender } from '@/lib/shared/mail/mail-sender';
import type { DomainCheck, MailSettings, MailSource } from './dto';

const sourceOf = (value: string | undefined): MailSource => (value ? 'installation' : 'office');

function toTypedKey({ stored }: MailSetup): MailSettings['typed']['key'] {
  if (!stored.key) return 'none';
  return stored.key.key === null ? 'not readable' : 'kept';
}

/** Security: only the last four characters of the key. */
export async function getMailSettings(_admin: Admin): Promise<MailSettings> {
  const [setup, trials] = await Promise.all([readMailSetup(), findMailTrials()]);
  const { key, from, stored, team, isTeamOfEnvironment } = setup;
  return {
    key: key === null ? null : { lastFour: key.slice(-4), source: sourceOf(env.RESEND_API_KEY) },
    typed: { key: toTypedKey(setup), sender: stored.sender },
    sender:
      from === null ? null : { text: from, domain: domainOfSender(from), source: sourceOf(env.MAIL_FROM) },
    recipients: { addresses: team, source: isTeamOfEnvironment ? 'installation' : 'office' },
    ...trials,
  };
}

function toService(answer: ServiceAnswer | null): DomainCheck['service'] {
  if (answer === null) return 'no key';
  if (answer.kind !== 'listed') return answer.kind;
  return answer.isVerified ? 'verified' : 'not verified';
}

/** Stores the result for the launch list; null without a sender. */
export async function checkMailDomain(_admin: Admin): Promise<DomainCheck | null> {
  const { key, from } = await readMailSetup();
  const domain = domainOfSender(from ?? '');
  if (domain === '') return null;
  const answer = key === null ? null : await askMailService(key, domain);
  const wanted = answer?.kind === 'listed' ? answer.records : listUsualRecords(domain);
  const check: DomainCheck = { domain, service: toService(answer), records: await lookUpRecords(wanted) };
  const record = async () => {
    if (answer && answer.kind !== 'no answer') await recordKeyTrial(answer.kind !== 'refused');
    await recordFoundDomain(check);
  };
  // A failed write must not hide the result.
  await record().catch((error) => log.warn({ error }, 'what DNS said was not kept'));
  return check;
}
