/** An enquiry as a source tells of it. */
export type Lead = {
  /** The source's own id of it; '' where it has none. */
  key: string;
  isTest: boolean;
  name: string;
  phone: string;
  email: string;
  /** Id of a WhatsApp account. */
  whatsapp?: string;
  message: string;
  /** What the same enquiry may have said before it was known how it went on; this message takes its place, and never the other way. */
  formerMessages?: readonly string[];
  /** In their words. */
  project: string;
  budget: string;
  sentAt: Date | null;
  /** The click on an ad of Google that led to it. */
  clickId?: string;
  /** On which day it came there, where no moment is told: "2026-11-26". */
  day?: string;
};

export const emptyLead: Lead = {
  key: '',
  isTest: false,
  name: '',
  phone: '',
  email: '',
  message: '',
  project: '',
  budget: '',
  sentAt: null,
};

/** "City: Udupi", a line for each that is not empty. */
export const toLines = (facts: readonly (readonly [label: string, value: string])[]): string =>
  facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

export const joinTexts = (...texts: string[]): string => texts.filter(Boolean).join('\n');
