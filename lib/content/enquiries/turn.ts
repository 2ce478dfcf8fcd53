import type { EnquiryKind } from './kinds';

/** The turn for whatever has none of its own. */
export const defaultTurn = 'default';

/** Nobody of sales is given them: an application and a question of the press are no buyer's. */
export const turnlessKinds: readonly EnquiryKind[] = ['career', 'media'];

export const turnLimits = {
  people: 100,
  noteMax: 200,
  leaves: 500,
  /** How many who were passed over a reason names. */
  passedOver: 3,
  shownReasons: 50,
} as const;

/** Why an enquiry is whose it is, for its history and beneath its owner. */
export const ownerReasons = {
  byTurn: (what: string) => (what ? `By turn for ${what}.` : 'By turn.'),
  before: (name: string) => `${name} had the one before.`,
  passedOver: (name: string, why: string) => `${name} passed over: ${why}.`,
  others: (count: number) => `${count} more passed over.`,
  keeps: (day: string) => `Already talks to this buyer since ${day}. No turn was used.`,
  keeperAway: (name: string, why: string) => `${name} talks to this buyer: ${why}.`,
  head: 'Nobody in the turn is here, so it goes to the head of sales.',
  next: 'Nobody in the turn is here, nor the head of sales, so it goes to who comes next.',
  nobody: 'Nobody in the turn is here, and nobody else is named who is.',
  noTurn: 'No turn is set.',
  turnless: 'Applications and questions of the press take no turn.',
  typedIn: (name: string) => `${name} typed it in.`,
  held: 'It is held for review, and has no turn until somebody lets it through.',
  imported: 'It came with a table, and took no turn.',
  given: (by: string, former: string) => `Given by ${by}. ${former ? `Was ${former}.` : 'Was nobody’s.'}`,
  takenAway: (by: string, former: string) => `Taken from ${former} by ${by}.`,
  leftTeam: (name: string) => `${name} has left sales.`,
  handedOn: (by: string, former: string) => `${by} gave on what was open of ${former}.`,
} as const;

/** Why somebody is passed over. */
export const absences = {
  off: 'switched off',
  notInSales: 'no longer in sales',
  leave: (day: string) => `on leave till ${day}`,
  hours: 'not here at this hour',
  day: 'not here on that day',
} as const;

/** Whom a mail of the clock is for: at once, and while nobody has answered. */
export type ReminderStep = 'given' | 'owner' | 'head' | 'next';

/** Words of those mails. */
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

/** What the history says of a reminder. */
export const reminderEvents = {
  owner: { actor: 'The clock', text: (name: string) => `reminded ${name}` },
  head: { actor: 'The clock', text: (name: string) => `told ${name}, head of sales` },
  next: { actor: 'The clock', text: (name: string) => `told ${name}` },
  team: 'the whole team, as nobody is named',
} as const;
