import type { Delivery } from '@/lib/domain/enquiries/dto';
import { daysBetween, formatClock, formatDayAndClock } from '@/lib/shared/local-day';

const names: Record<string, string> = {
  'enquiry.created': 'The message of the enquiry to another system',
  'enquiry.updated': 'The message of the change to another system',
};

export const nameOfDelivery = ({ label }: Pick<Delivery, 'label'>): string => names[label] ?? label;

const receivers = { mail: 'the mail service', webhook: 'the other system' } as const;

/** What is kept of a failure is a word of a program; `who` is what failed. */
const reasons: [RegExp, (who: string, found: RegExpExecArray) => string][] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, (who) => `${who} was not found on the network`],
  [
    /^(?:E(?:CONN\w+|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR\w*|TimeoutError|AbortError|application_error)$/,
    (who) => `${who} did not answer`,
  ],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, (who) => `the certificate of ${who} is not valid`],
  [/^answered (\d+)$/, (who, [, status]) => `${who} answered ${status}`],
  [/api_key/, (who) => `${who} does not take the key of this site`],
  [/^(?:rate_limit|daily_quota|monthly_quota)_exceeded/, (who) => `${who} takes no more mails for now`],
  [/^invalid_from_address/, (who) => `${who} does not allow the sender`],
  [/\((?:400|422)\)$/, (who) => `${who} refused the mail`],
  [/\(5\d\d\)$/, (who) => `${who} had a fault of its own`],
  [/^(?:the endpoint is switched off|no endpoint)$/, (who) => `${who} is switched off here`],
];

/** Why it has not arrived, in words; '' while nothing has failed. */
export function reasonOfDelivery({ kind, lastError }: Pick<Delivery, 'kind' | 'lastError'>): string {
  if (lastError === '') return '';
  for (const [pattern, say] of reasons) {
    const found = pattern.exec(lastError);
    if (found) return say(receivers[kind], found);
  }
  return `it failed (${lastError})`;
}

function nextTry(moment: string, now: Date): string {
  if (new Date(moment) <= now) return 'it is tried again now';
  const time = daysBetween(now, moment) === 0 ? formatClock(moment) : formatDayAndClock(moment, now);
  return `next try ${time}`;
}

/** How far it has come: "waits: the mail service did not answer, next try 16:05". */
export function outcomeOfDelivery(delivery: Delivery, now: Date): string {
  const { state, nextAttemptAt } = delivery;
  const reason = reasonOfDelivery(delivery);
  if (state === 'sent') return 'was delivered';
  if (state === 'dead') return `could not be delivered${reason && `: ${reason}`}`;
  if (!reason) return 'waits to be sent';
  return `waits: ${reason}${nextAttemptAt ? `, ${nextTry(nextAttemptAt, now)}` : ''}`;
}
