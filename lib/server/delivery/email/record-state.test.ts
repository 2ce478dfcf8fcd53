import { describe, expect, it } from 'vitest';
import { type ExpectedRecord, listUsualRecords, toExpectedRecords, toFullName } from './expected-records';
import { stateOfRecord } from './record-state';

const wanted: Record<ExpectedRecord['purpose'], ExpectedRecord> = {
  SPF: { purpose: 'SPF', type: 'TXT', name: 'send.a.in', value: 'v=spf1 include:amazonses.com ~all' },
  Bounces: {
    purpose: 'Bounces',
    type: 'MX',
    name: 'send.a.in',
    value: 'feedback-smtp.eu-west-1.amazonses.com',
  },
  DKIM: { purpose: 'DKIM', type: 'TXT', name: 'resend._domainkey.a.in', value: 'p=MIGf AB' },
  DMARC: { purpose: 'DMARC', type: 'TXT', name: '_dmarc.a.in', value: 'v=DMARC1; p=none;' },
};

describe('a record', () => {
  it.each([
    ['SPF', 'found', ['google-site=1', 'v=spf1 include:_spf.google.com include:amazonses.com -all']],
    ['SPF', 'lacking', ['google-site=1']],
    ['SPF', 'differs', ['v=spf1 include:_spf.google.com ~all']],
    ['SPF', 'differs', ['v=spf1 include:amazonses.com ~all', 'v=spf1 include:_spf.google.com ~all']],
    ['Bounces', 'found', ['feedback-smtp.eu-west-1.amazonses.com']],
    ['Bounces', 'differs', ['mx.example.com']],
    ['Bounces', 'lacking', []],
    ['DKIM', 'found', ['v=DKIM1; k=rsa; p=MIGfAB']],
    ['DKIM', 'differs', ['p=MIGfAC']],
    ['DKIM', 'lacking', ['v=spf1 -all']],
    ['DMARC', 'found', ['v=DMARC1; p=quarantine; rua=mailto:a@a.in']],
    ['DMARC', 'differs', ['v=DMARC1; sp=none']],
    ['DMARC', 'differs', ['v=DMARC1; p=none', 'v=DMARC1; p=reject']],
    ['DMARC', 'lacking', []],
    ['DMARC', 'unknown', null],
  ] as const)('%s is %s beside %j', (purpose, state, found) => {
    expect(stateOfRecord(wanted[purpose], found && [...found])).toBe(state);
  });

  it('whose value the mail service alone knows is found as far as it can be told', () => {
    const usual = (purpose: ExpectedRecord['purpose'], found: string[]) =>
      listUsualRecords('a.in')
        .filter((record) => record.purpose === purpose)
        .map((record) => stateOfRecord(record, found));
    expect(usual('DKIM', ['p=MIGf'])).toEqual(['found']);
    expect(usual('DKIM', ['p='])).toEqual(['differs']);
    expect(usual('Bounces', ['feedback-smtp.ap-northeast-1.amazonses.com'])).toEqual(['found']);
    expect(usual('Bounces', ['mx.example.com'])).toEqual(['differs']);
  });
});

it.each([
  ['send', 'example.com', 'send.example.com'],
  ['send.example.com', 'example.com', 'send.example.com'],
  ['send.mail', 'mail.example.com', 'send.mail.example.com'],
  ['resend._domainkey.mail', 'mail.example.com', 'resend._domainkey.mail.example.com'],
  ['send', 'mail.example.com', 'send.mail.example.com'],
  ['send', 'send.in', 'send.send.in'],
])('the name %s of the domain %s is %s in full', (name, domain, full) => {
  expect(toFullName(name, domain)).toBe(full);
});

it('of what the mail service lists, the records for sending are asked for, and DMARC beside them', () => {
  const common = { ttl: 'Auto', status: 'not_started' as const };
  const records = toExpectedRecords('example.com', [
    {
      ...common,
      record: 'SPF',
      name: 'send',
      type: 'MX',
      value: 'feedback-smtp.us-east-1.amazonses.com',
      priority: 10,
    },
    { ...common, record: 'SPF', name: 'send', type: 'TXT', value: 'v=spf1 include:amazonses.com ~all' },
    { ...common, record: 'DKIM', name: 'resend._domainkey', type: 'TXT', value: 'p=MIGf' },
    { ...common, record: 'Receiving', name: '', type: 'MX', value: 'inbound.example.com', priority: 10 },
  ]);
  expect(records.map(({ purpose, type, name, priority }) => [purpose, type, name, priority])).toEqual([
    ['Bounces', 'MX', 'send.example.com', 10],
    ['SPF', 'TXT', 'send.example.com', undefined],
    ['DKIM', 'TXT', 'resend._domainkey.example.com', undefined],
    ['DMARC', 'TXT', '_dmarc.example.com', undefined],
  ]);
});
