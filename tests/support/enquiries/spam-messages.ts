import samples from '../../fixtures/spam-messages.json' with { type: 'json' };

/** What forms are sent, by people and by advertisers: the filter is measured on it. */
export type SampleMessage = {
  kind: 'real' | 'spam';
  name: string;
  phone: string;
  message: string;
  filledInMs?: number;
  /** The hidden field was filled in. */
  honeypot?: boolean;
};

type Line = [
  name: string,
  phone: string,
  message: string,
  more?: Pick<SampleMessage, 'filledInMs' | 'honeypot'>,
];

const lines = samples as unknown as Record<keyof typeof samples, Line[]>;

const toMessages = (kind: SampleMessage['kind'], list: Line[]): SampleMessage[] =>
  list.map(([name, phone, message, more]) => ({ kind, name, phone, message, ...more }));

export const realMessages = toMessages('real', lines.real);
export const spamMessages = toMessages('spam', lines.spam);
/** Written when the filter had passed the first half of those above. */
export const laterMessages = [...toMessages('real', lines.laterReal), ...toMessages('spam', lines.laterSpam)];
/** Written when the filter was done. */
export const lastMessages = [...toMessages('real', lines.lastReal), ...toMessages('spam', lines.lastSpam)];
