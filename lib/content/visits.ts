import { placeholderOf } from './settings/fact-names';

export const visitStates = ['requested', 'confirmed', 'cancelled', 'came', 'missed'] as const;
export type VisitState = (typeof visitStates)[number];

export const visitSteps = ['confirm', 'change', 'cancel', 'came', 'missed', 'undo'] as const;
export type VisitStep = (typeof visitSteps)[number];

export const visitStateNames: Record<VisitState, string> = {
  requested: 'To confirm',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
  came: 'Came',
  missed: 'Did not come',
};

export const visitLimits = {
  days: 14,
  /** Shortest notice. */
  leadMinutes: 120,
  /** A request from the website reserves its time for so long. */
  holdHours: 24,
  mostOpen: 2,
  perNetwork: { points: 5, seconds: 86_400 },
  mostChanges: 10,
  mostAtOnce: 20,
  mostHours: 14,
  mostDaysOff: 60,
} as const;

export const visitLengths = [30, 45, 60, 90, 120] as const;

export const visitForm = {
  action: '/api/v1/visits',
  change: '/api/v1/visits/change',
  cancel: '/api/v1/visits/cancel',
} as const;

export const adminVisitsPath = '/admin/visits';

export const visitPath = '/visit';
export const calendarPath = '/api/v1/visits/calendar';

/** A changed text needs a new version. */
export const visitNotice = {
  version: '2026-11-visit',
  text: `We use your name, phone number and e-mail address to hold a time for your visit, to confirm it and to remind you of it, and for nothing else. We keep them, with the page and the link that led you here, for at most ${placeholderOf('months kept')} months after our last contact.`,
} as const;

export const visitTexts = {
  title: (project: string) => `Come and see ${project}`,
  description: (project: string) => `Choose a time for a visit to ${project}.`,
  lead: (minutes: number) => `${minutes} minutes with the person who knows the house.`,
  where: 'Where',
  choose: '1. Choose a time',
  chooseAlone: 'Choose a time',
  who: '2. Who comes',
  zone: 'Times in India. Crossed out means taken.',
  free: (count: number) => (count === 0 ? 'none free' : count === 1 ? '1 time' : `${count} times`),
  taken: 'taken',
  name: 'Name',
  phone: 'Telephone',
  email: 'E-mail',
  optional: 'Optional',
  emailHint: 'For the calendar entry and a reminder.',
  send: 'Ask for this time',
  askFor: 'Ask for',
  hold: 'We hold the time for a day and confirm it by telephone or mail. You can change or cancel at any moment.',
  holdAgain: 'We hold the time for a day and confirm it by telephone or mail. Nothing to type again.',
  none: (days: number) => `No time is free in the next ${days} days. Ask us, and we call you.`,
  noneNow: (days: number) => `No time is free in the next ${days} days. We call you.`,
  projects: 'All projects',
  ask: 'Send an enquiry',
  backTo: (project: string) => `Back to ${project}`,
  thanks: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  withUs: (project: string) => `Your enquiry about ${project} is with us. We call you.`,
  wouldYou: 'Would you like to see it?',
  mailHeld:
    'We have sent no mail of this, since this address has had several today. Keep this page: its link is the way to your visit.',
  lapsed: 'Your time is not held any more. Choose it again if it is free, or another one.',
  asked: 'We have your request and hold the time for a day. We confirm it by telephone or mail.',
  yours: 'Your visit',
  when: 'When',
  place: 'Where',
  telephone: 'Telephone',
  state: 'State',
  states: {
    requested: 'Asked for, not confirmed yet',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    came: 'Over',
    missed: 'Over',
  } satisfies Record<VisitState, string>,
  calendar: 'Put it in your calendar',
  map: 'Open the map',
  another: 'Another time suits better?',
  change: 'Change to this time',
  changeTo: 'Change to',
  cancel: 'Cancel my visit',
  alone: 'This link is yours alone. It ends after the visit.',
  changed: 'Your visit has another time now. We confirm it by telephone or mail.',
  cancelled: 'Your visit is cancelled',
  cancelledText: 'The time is free for others again. We are glad to see you on another day.',
  chooseAnother: 'Choose another time',
  goneTyped: 'That time was taken a moment ago. What you typed is kept; choose another.',
  noTime: 'Choose one of the times.',
  twice: 'You already have two visits with us. To change one, open the link in its mail, or call us.',
  off: 'This project takes no visits by the website at the moment. Please call us.',
  ended: 'This link has ended',
  endedText: 'To come and see us, call',
  often: 'This visit was changed many times. Please call us.',
  failed: 'We could not keep your visit. Please try again.',
} as const;

export const adminVisitTexts = {
  missing: 'There is no such visit.',
  noProject: 'There is no such project.',
  off: 'Turn visits on in the project first.',
  taken: 'Somebody took this time just now. Choose another; nothing was sent.',
  notOffered: 'Choose a time at which this project takes visits.',
  past: 'Choose a time that is still to come.',
  early: 'This visit has not begun yet.',
  wrongStep: 'Somebody has changed this visit in the meantime. Check it again.',
} as const;

export const reminderHours = { day: 24, hour: 2 } as const;
export type Reminder = keyof typeof reminderHours;
