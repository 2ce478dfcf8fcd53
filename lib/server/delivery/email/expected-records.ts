import type { DomainDkimRecord, DomainRecords, DomainSpfRecord } from 'resend';

export type ExpectedRecord = {
  purpose: 'SPF' | 'Bounces' | 'DKIM' | 'DMARC';
  type: 'TXT' | 'MX' | 'CNAME';
  name: string;
  value: string | null;
  priority?: number;
};

/** The mail service names records within the zone: "send.mail" for mail.example.com in the zone example.com. */
export function toFullName(name: string, domain: string): string {
  const own = name.toLowerCase().replace(/\.$/, '').split('.');
  const whole = domain.split('.');
  const ends = (count: number) => own.slice(-count).join('.') === whole.slice(0, count).join('.');
  if (own.slice(-whole.length).join('.') === domain) return own.join('.');
  for (let count = whole.length - 2; count > 0; count -= 1)
    if (ends(count)) return [...own, ...whole.slice(count)].join('.');
  return [...own, ...whole].join('.');
}

/** Receivers require DMARC, so the mail service does not list it. */
const toDmarc = (domain: string): ExpectedRecord => ({
  purpose: 'DMARC',
  type: 'TXT',
  name: `_dmarc.${domain}`,
  value: 'v=DMARC1; p=none;',
});

type AskedRecord = DomainSpfRecord | DomainDkimRecord;

const isAsked = (record: DomainRecords): record is AskedRecord =>
  record.record === 'SPF' || record.record === 'DKIM';

const purposeOf = ({ record, type }: AskedRecord): ExpectedRecord['purpose'] =>
  record === 'SPF' && type === 'MX' ? 'Bounces' : record;

export const toExpectedRecords = (domain: string, records: DomainRecords[]): ExpectedRecord[] => [
  ...records.filter(isAsked).map((record) => ({
    purpose: purposeOf(record),
    type: record.type,
    name: toFullName(record.name, domain),
    value: record.value,
    ...(record.priority !== undefined && { priority: record.priority }),
  })),
  toDmarc(domain),
];

export const listUsualRecords = (domain: string): ExpectedRecord[] => [
  { purpose: 'SPF', type: 'TXT', name: `send.${domain}`, value: 'v=spf1 include:amazonses.com ~all' },
  { purpose: 'Bounces', type: 'MX', name: `send.${domain}`, value: null, priority: 10 },
  { purpose: 'DKIM', type: 'TXT', name: `resend._domainkey.${domain}`, value: null },
  toDmarc(domain),
];
