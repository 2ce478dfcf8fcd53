/** A browser of one's own that rings. */
export type OwnPushSubscription = {
  _id: string;
  /** What the browser said of itself when its person signed in. */
  userAgent: string;
  createdAt: string;
  /** When its push service last took a message. */
  rangAt: string | null;
  /** Why the last message was not taken; '' when it was. */
  lastError: string;
  /** Of the session that asks. */
  isCurrent: boolean;
};

export type OwnPushSubscriptions = {
  /** What a browser subscribes with; null until somebody has asked for it. */
  publicKey: string | null;
  telephones: OwnPushSubscription[];
};
