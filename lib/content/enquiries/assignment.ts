import type { EnquiryKind } from './kinds';

/** The rotation for every source and project without its own rotation. */
export const defaultRotation = 'default';

/** These kinds get no owner from sales: they do not come from buyers. */
export const unassignedKinds: readonly EnquiryKind[] = ['career', 'media'];

export const assignmentLimits = {
  people: 100,
  noteMax: 200,
  leaves: 500,
  /** How many skipped people a reason names. */
  namedSkipped: 3,
  shownReasons: 50,
} as const;

/** Why an enquiry has its owner. The history and the enquiry show it. */
export const ownerReasons = {
  byRotation: (what: string) => (what ? `By turn for ${what}.` : 'By turn.'),
  before: (name: string) => `${name} had the one before.`,
  skipped: (name: string, why: string) => `${name} passed over: ${why}.`,
  othersSkipped: (count: number) => `${count} more passed over.`,
  currentOwner: (day: string) => `Already talks to this buyer since ${day}. No turn was used.`,
  currentOwnerAway: (name: string, why: string) => `${name} talks to this buyer: ${why}.`,
  head: 'Nobody in the turn is here, so it goes to the head of sales.',
  next: 'Nobody in the turn is here, nor the head of sales, so it goes to who comes next.',
  nobody: 'Nobody in the turn is here, and nobody else is named who is.',
  noRotation: 'No turn is set.',
  unassignedKind: 'Applications and questions of the press take no turn.',
  typedIn: (name: string) => `${name} typed it in.`,
  held: 'It is held for review, and has no turn until somebody lets it through.',
  imported: 'It came with a table, and took no turn.',
  assignedBy: (by: string, former: string) =>
    `Given by ${by}. ${former ? `Was ${former}.` : 'Was nobody’s.'}`,
  takenAway: (by: string, former: string) => `Taken from ${former} by ${by}.`,
  leftTeam: (name: string) => `${name} has left sales.`,
  handedOver: (by: string, former: string) => `${by} gave on what was open of ${former}.`,
} as const;

/** Why somebody is skipped. */
export const absences = {
  off: 'switched off',
  notInSales: 'no longer in sales',
  leave: (day: string) => `on leave till ${day}`,
  hours: 'not here at this hour',
  day: 'not here on that day',
} as const;

/** Who gets a mail about an enquiry: its new owner (`given`), and later the people who are reminded while nobody answers. */
export type ReminderStep = 'given' | 'owner' | 'head' | 'next';

export const reminderMail = {
  labels: {
    given: 'Mail to the owner',
    owner: 'Reminder to the owner',
    head: 'Reminder to the head of sales',
    next: 'Reminder to who comes next',
  } satisfies Record<ReminderStep, string>,
  titles: {
    given: (who: string) => `An enquiry is yours: ${who}`,
    owner: (who: string) => `Still to be answered: ${who}`,
    head: (who: string) => `Nobody has answered ${who}`,
    next: (who: string) => `Still nobody has answered ${who}`,
  } satisfies Record<ReminderStep, (who: string) => string>,
  answerBy: (moment: string) => `To be answered by ${moment}.`,
  wasDue: (moment: string) => `It was to be answered by ${moment}.`,
  received: (moment: string) => `It came on ${moment}.`,
  owner: (name: string) => `Owner: ${name}.`,
  noOwner: 'It has no owner.',
  open: 'Open it, and call',
  footer:
    'The clock stops when somebody says how the call went, has written, or moves the enquiry. Settings, Clock, say who is told and when.',
} as const;

/** What the history of an enquiry says about a reminder. */
export const reminderEvents = {
  owner: { actor: 'The clock', text: (name: string) => `reminded ${name}` },
  head: { actor: 'The clock', text: (name: string) => `told ${name}, head of sales` },
  next: { actor: 'The clock', text: (name: string) => `told ${name}` },
  team: 'the whole team, as nobody is named',
} as const;
