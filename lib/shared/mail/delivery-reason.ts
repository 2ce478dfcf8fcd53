const receivers = {
  mail: 'the mail service',
  webhook: 'the other system',
  push: 'the push service',
} as const;

const reasons: [RegExp, (who: string, found: RegExpExecArray) => string][] = [
  [/^(?:ENOTFOUND|EAI_\w+)$/, (who) => `${who} was not found on the network`],
  [
    /^(?:E(?:CONN\w+|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH)|UND_ERR\w*|TimeoutError|AbortError|application_error)$/,
    (who) => `${who} did not answer`,
  ],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, (who) => `the certificate of ${who} is not valid`],
  [/^answered (\d+)$/, (who, [, status]) => `${who} answered ${status}`],
  [/api_key|\(401\)$/, (who) => `${who} does not accept the key of this site`],
  [
    /^(?:rate_limit|daily_quota|monthly_quota)_exceeded/,
    (who) => `${who} does not accept more mails at the moment`,
  ],
  [
    /^invalid_from_address|\(403\)$/,
    (who) => `${who} does not allow the sender: its domain is not verified there`,
  ],
  [/\((?:400|422)\)$/, (who) => `${who} refused the mail`],
  [/\(5\d\d\)$/, (who) => `${who} had an internal error`],
  [/^(?:the endpoint is switched off|no endpoint)$/, (who) => `${who} is switched off here`],
  [/^mail is not set up$/, () => 'mail is not set up'],
];

export function reasonOfFailure(kind: keyof typeof receivers, failure: string): string {
  if (failure === '') return '';
  for (const [pattern, say] of reasons) {
    const found = pattern.exec(failure);
    if (found) return say(receivers[kind], found);
  }
  return `it failed (${failure})`;
}
