import type { EnquiryKind } from './kinds';

export const defaultRotation = 'default';

/** They do not come from buyers, so sales does not own them. */
export const unassignedKinds: readonly EnquiryKind[] = ['career', 'media'];

export const assignmentLimits = {
  people: 100,
  noteMax: 200,
  leaves: 500,
  namedSkipped: 3,
  shownReasons: 50,
} as const;

export const ownerReasons = {
  byRotation: (what: string) => (what ? `Allotted in order for ${what}.` : 'Allotted in order.'),
  before: (name: string) => `${name} had the one before.`,
  skipped: (name: string, why: string) => `${name} skipped: ${why}.`,
  othersSkipped: (count: number) => `${count} more skipped.`,
  currentOwner: (day: string) => `Already talks to this buyer since ${day}. The order stays as it was.`,
  currentOwnerAway: (name: string, why: string) => `${name} talks to this buyer: ${why}.`,
  head: 'Nobody who gets leads is available, so it goes to the head of sales.',
  next: 'Nobody who gets leads is available, and the head of sales is away, so it goes to the next person.',
  nobody: 'Nobody who gets leads is available, and no other person is named.',
  noRotation: 'Lead allotment is not set up.',
  unassignedKind: 'Applications and press enquiries are not allotted.',
  typedIn: (name: string) => `${name} typed it in.`,
  held: 'It is held for review, and is allotted once somebody accepts it.',
  imported: 'It was imported, and is not allotted.',
  assignedBy: (by: string, former: string) =>
    `Assigned by ${by}. ${former ? `Owner before: ${former}.` : 'It had no owner.'}`,
  takenAway: (by: string, former: string) => `Taken from ${former} by ${by}.`,
  leftTeam: (name: string) => `${name} has left sales.`,
  handedOver: (by: string, former: string) => `${by} handed over the open enquiries of ${former}.`,
} as const;

export const absences = {
  off: 'switched off',
  notInSales: 'no longer in sales',
  leave: (day: string) => `on leave till ${day}`,
  hours: 'outside working hours',
  day: 'not working that day',
} as const;

export type ReminderStep = 'given' | 'owner' | 'head' | 'next';

export const reminderMail = {
  labels: {
    given: 'Mail to the owner',
    owner: 'Reminder to the owner',
    head: 'Reminder to the head of sales',
    next: 'Reminder to the next person',
  } satisfies Record<ReminderStep, string>,
  titles: {
    given: (who: string) => `An enquiry is yours: ${who}`,
    owner: (who: string) => `Still to be answered: ${who}`,
    head: (who: string) => `Nobody has answered ${who}`,
    next: (who: string) => `Still nobody has answered ${who}`,
  } satisfies Record<ReminderStep, (who: string) => string>,
  answerBy: (moment: string) => `Answer by ${moment}.`,
  wasDue: (moment: string) => `The answer was due by ${moment}.`,
  received: (moment: string) => `Received on ${moment}.`,
  owner: (name: string) => `Owner: ${name}.`,
  noOwner: 'It has no owner.',
  open: 'Open it, and call',
  footer:
    'The response time ends when somebody notes a call, writes, or moves the enquiry. Settings, Response time, says who is notified and when.',
} as const;

export const reminderEvents = {
  owner: { actor: 'The website', text: (name: string) => `reminded ${name}` },
  head: { actor: 'The website', text: (name: string) => `notified ${name}, head of sales` },
  next: { actor: 'The website', text: (name: string) => `notified ${name}` },
  team: 'the whole team, because nobody is named',
} as const;
