import type { MailSender } from '@/lib/shared/mail/mail-sender';

/** Environment variables take precedence over typed values. */
export type MailSource = 'installation' | 'office';

export type MailSettings = {
  key: { lastFour: string; source: MailSource } | null;
  typed: { key: 'none' | 'kept' | 'not readable'; sender: MailSender | null };
  sender: { text: string; domain: string; source: MailSource } | null;
  recipients: { addresses: string[]; source: MailSource };
  testedAt: string | null;
  isKeyTried: boolean;
};

export type DomainRecord = {
  purpose: 'SPF' | 'Bounces' | 'DKIM' | 'DMARC';
  type: 'TXT' | 'MX' | 'CNAME';
  name: string;
  value: string | null;
  priority?: number;
  state: 'found' | 'lacking' | 'differs' | 'unknown';
};

export type DomainCheck = {
  domain: string;
  /** `absent`: the mail service does not know the domain. */
  service: 'verified' | 'not verified' | 'absent' | 'sending only' | 'refused' | 'no answer' | 'no key';
  records: DomainRecord[];
};
