export const mailParts = {
  key: 'the key of the mail service',
  sender: 'the sender',
  recipients: 'somebody who receives enquiries',
} as const;

export type MailPart = keyof typeof mailParts;

export const listMailParts = (parts: MailPart[]): string => parts.map((part) => mailParts[part]).join(', ');

/** Rows of the settings table without a part on the settings screen. */
export const mailRows = { key: 'mail key', sender: 'mail sender' } as const;

export const mailPlaces = { key: 'mail-key', sender: 'mail-sender-name', test: 'mail-test-step' } as const;
