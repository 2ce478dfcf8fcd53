/** Who sends a public form, as far as the request tells. */
export type Sender = {
  /** Network address, whose network limits are counted for; nothing stores it with what was sent. */
  address: string;
  /** The field that people never see was filled in. */
  isHoneypotFilled: boolean;
};

/** What came of it: where a browser without a script is led, if not to the thanks for all. */
export type Saved = { next?: string };
