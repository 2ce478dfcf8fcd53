import { listMailParts, mailPlaces } from '@/lib/content/mail/mail';
import type { FoundDomain } from '@/lib/server/delivery/email/domain-found';
import type { RecordState } from '@/lib/server/delivery/email/record-state';
import { done, type Found, type LaunchState, list, open } from './check';

export function findMail({ missingMailParts, isKeyTried, mailTestedAt }: LaunchState): Found {
  const missing = missingMailParts.filter((part) => part !== 'recipients');
  const [first] = missing;
  if (first)
    return open(`No mail can be sent. Still missing: ${listMailParts(missing)}.`, {
      place: { id: mailPlaces[first] },
    });
  if (!isKeyTried)
    return open('It is not known whether the mail service accepts the key. Send a test mail to check.');
  if (!mailTestedAt) return open('Send a test mail and check that it arrives.');
  return done('The mail service accepted a test:', { at: mailTestedAt });
}

const recordNames = { SPF: 'SPF', Bounces: 'MX for bounces', DKIM: 'DKIM', DMARC: 'DMARC' } as const;

const listRecords = ({ records }: FoundDomain, state: RecordState): string[] => [
  ...new Set(records.filter((record) => record.state === state).map(({ purpose }) => recordNames[purpose])),
];

export function findDomain({ mailDomain: domain, foundDomain: found }: LaunchState): Found {
  if (domain === '')
    return open('Not checked yet: the sender of mails is not set.', { place: { id: mailPlaces.sender } });
  if (!found) return open(`Not checked yet. Open Mail to check the records of ${domain}.`);
  const { at } = found;
  const todo = [
    ['add', listRecords(found, 'lacking')] as const,
    ['change', listRecords(found, 'differs')] as const,
  ].filter(([, names]) => names.length > 0);
  if (todo.length > 0) {
    const steps = todo.map(([verb, names]) => `${verb} ${list(names)}`).join(', and ');
    return open(`Mails may land in spam. In the DNS of ${domain}, ${steps}. Checked:`, { at });
  }
  if (found.service === 'absent' || found.service === 'not verified')
    return open(`The mail service has not verified ${domain}. Checked:`, { at });
  const unknown = listRecords(found, 'unknown');
  if (unknown.length > 0)
    return open(`${list(unknown)} of ${domain} could not be checked. Last attempt:`, { at });
  return done(`${domain} has all records that mail needs. Checked:`, { at });
}
