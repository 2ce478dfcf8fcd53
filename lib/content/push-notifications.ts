import type { ReminderStep } from './enquiries/assignment';

/** The key pair (VAPID) that signs push messages. No part of the settings shows it. */
export const pushKeysRow = 'push keys';

export const pushLimits = {
  endpointBytes: 2048,
  /** Sizes of the browser's public key and secret (RFC 8291). */
  keyBytes: 65,
  secretBytes: 16,
  /** A push service drops an older message; the mail still arrives. */
  lifeSeconds: 15 * 60,
} as const;

/** A locked screen shows these texts, so they name the project, the source and a time, but never the contact. */
export const pushTexts = {
  label: 'Alert on a phone',
  titles: {
    given: 'An enquiry is yours',
    owner: 'Still to be answered',
    head: 'Nobody has answered',
    next: 'Still nobody has answered',
  } satisfies Record<ReminderStep, string>,
  noProject: 'No project',
  website: 'the website',
  answerBy: (time: string) => `Answer by ${time}.`,
  wasDue: (time: string) => `It was due at ${time}.`,
  several: (count: number) => ({
    title: `${count} enquiries wait for you`,
    body: 'The first in the list has the least time left.',
    tag: 'enquiries',
  }),
} as const;

export const testPushMessage = {
  title: 'Alerts are on',
  body: 'You get an alert like this when an enquiry becomes yours.',
  tag: 'trial',
} as const;

/** A device stores no personal data. */
export const offlinePage = {
  title: 'No network',
  text: 'Enquiries stay on the server; this phone stores none. A mail that has arrived names the number to call.',
  again: 'Try again',
} as const;
