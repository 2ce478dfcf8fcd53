/** Who sends a public form, as far as the request tells. */
export type Sender = {
  /** Network address, whose network limits are counted for; nothing stores it with what was sent. */
  address: string;
  /** The field that people never see was filled in. */
  isHoneypotFilled: boolean;
};
