import type { MailSender } from '@/lib/shared/mail/mail-sender';

/** Where something stands: in the settings of the installation, which come before what was typed here. */
export type MailSource = 'installation' | 'office';

export type MailSettings = {
  /** The one that is used. */
  key: { lastFour: string; source: MailSource } | null;
  /** What was typed here: a key that needs another secret than is set is not readable. */
  typed: { key: 'none' | 'kept' | 'not readable'; sender: MailSender | null };
  /** As a mail names it, and its domain. */
  sender: { text: string; domain: string; source: MailSource } | null;
  recipients: { addresses: string[]; source: MailSource };
  /** When the mail service last took a test; null for never. */
  testedAt: string | null;
  /** The mail service knew the key when it was last asked. */
  isKeyTried: boolean;
};

/** A record that the sender's domain needs in DNS. */
export type DomainRecord = {
  purpose: 'SPF' | 'Bounces' | 'DKIM' | 'DMARC';
  type: 'TXT' | 'MX' | 'CNAME';
  name: string;
  /** Null where the mail service alone knows it. */
  value: string | null;
  priority?: number;
  state: 'found' | 'lacking' | 'differs' | 'unknown';
};

export type DomainCheck = {
  domain: string;
  /** What the mail service says of the domain; `absent`: it was not added there. */
  service: 'verified' | 'not verified' | 'absent' | 'sending only' | 'refused' | 'no answer' | 'no key';
  records: DomainRecord[];
};
