export type Lead = {
  key: string;
  isTest: boolean;
  name: string;
  phone: string;
  email: string;
  whatsapp?: string;
  message: string;
  /** Texts of earlier events of the same enquiry, which this message replaces. */
  formerMessages?: readonly string[];
  project: string;
  budget: string;
  sentAt: Date | null;
  clickId?: string;
  /** "2026-11-26", where no time is given. */
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

export const toLines = (facts: readonly (readonly [label: string, value: string])[]): string =>
  facts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n');

export const joinTexts = (...texts: string[]): string => texts.filter(Boolean).join('\n');
