export type Delivery = {
  _id: string;
  enquiry: string;
  label: string;
  kind: 'mail' | 'webhook' | 'push';
  state: 'pending' | 'sent' | 'dead';
  attempts: number;
  lastError: string;
  createdAt: string;
  /** Null once nothing more is tried. */
  nextAttemptAt: string | null;
  sentAt: string | null;
};
