export type Sender = {
  /** For limits only; nothing stores it. */
  address: string;
  isHoneypotFilled: boolean;
};

export type Saved = { next?: string };
