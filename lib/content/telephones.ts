import type { ReminderStep } from './enquiries/turn';

/** The row of the settings with the keys by which push services know the site; no part of the settings names it. */
export const pushKeysRow = 'push keys';

/** What is taken of a browser, and how long a message to it is of use. */
export const pushLimits = {
  endpointBytes: 2048,
  /** Of the key and the secret that a browser makes (RFC 8291). */
  keyBytes: 65,
  secretBytes: 16,
  /** After it the telephone does not ring: what is late is told by mail alone. */
  lifeSeconds: 15 * 60,
} as const;

/** Words of an alarm. It stands on a locked screen: a project, where the enquiry came from and a time, and nothing of the person. */
export const alarmTexts = {
  label: 'Alarm on a telephone',
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
  /** Of what waits for a telephone at once. */
  several: (count: number) => ({
    title: `${count} enquiries wait for you`,
    body: 'The first in the list has the least time left.',
    tag: 'enquiries',
  }),
} as const;

/** What a telephone shows that somebody lets ring to try it. */
export const trialAlarm = {
  title: 'This telephone rings',
  body: 'It will sound like this when an enquiry becomes yours.',
  tag: 'trial',
} as const;

/** What the installed back office shows without a network: words alone, because a device keeps nobody's data. */
export const offlinePage = {
  title: 'No network',
  text: 'Enquiries stay on the server, and none is kept on this telephone. A mail that has come names the number to call.',
  again: 'Try again',
} as const;
