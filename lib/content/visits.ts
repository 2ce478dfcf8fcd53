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
  version: '2026-12-visit',
  text: `We use your name, phone number and e-mail address only to book your visit, to confirm it and to remind you of it. We keep them, with the page and the link that brought you here, for at most ${placeholderOf('months kept')} months after our last contact.`,
} as const;

export const visitTexts = {
  title: (project: string) => `Come and see ${project}`,
  description: (project: string) => `Choose a time for a visit to ${project}.`,
  lead: (minutes: number) => `${minutes} minutes with the engineer of the site.`,
  where: 'Where',
  choose: '1. Choose a time',
  chooseAlone: 'Choose a time',
  who: '2. Your details',
  zone: 'Times are in Indian time. Struck-out times are taken.',
  free: (count: number) => (count === 0 ? 'no slots' : count === 1 ? '1 slot' : `${count} slots`),
  taken: 'taken',
  name: 'Name',
  phone: 'Phone',
  email: 'E-mail',
  optional: 'Optional',
  emailHint: 'We send you a calendar entry and a reminder.',
  send: 'Request this time',
  request: 'Request',
  hold: 'We hold this time for one day and confirm it by phone or e-mail. You can change or cancel your visit at any time.',
  holdAgain:
    'We hold this time for one day and confirm it by phone or e-mail. You do not need to enter your details again.',
  none: (days: number) =>
    `All times in the next ${days} days are taken. Send us an enquiry, and we will call you.`,
  noneNow: (days: number) => `All times in the next ${days} days are taken. We will call you.`,
  projects: 'All projects',
  ask: 'Send an enquiry',
  backTo: (project: string) => `Back to ${project}`,
  thanks: (name: string) => (name ? `Thank you, ${name}` : 'Thank you'),
  withUs: (project: string) => `We have received your enquiry about ${project}. We will call you.`,
  wouldYou: 'Would you like to visit?',
  mailHeld:
    'We have not sent an e-mail about this, because we have already sent several to this address today. Please save this page: you need its link to change or cancel your visit.',
  lapsed:
    'We no longer hold this time for you. Please choose it again if it is still available, or choose another time.',
  asked: 'We have received your request. We hold this time for one day and confirm it by phone or e-mail.',
  yours: 'Your visit',
  when: 'When',
  place: 'Where',
  telephone: 'Phone',
  state: 'Status',
  states: {
    requested: 'Requested; we will confirm',
    confirmed: 'Confirmed',
    cancelled: 'Cancelled',
    came: 'Completed',
    missed: 'Completed',
  } satisfies Record<VisitState, string>,
  calendar: 'Add to calendar',
  map: 'Open the map',
  another: 'Would another time suit you better?',
  change: 'Change to this time',
  changeTo: 'Change to',
  cancel: 'Cancel my visit',
  alone: 'This link is only for you. It stops working after your visit.',
  changed: 'You have changed the time of your visit. We will confirm it by phone or e-mail.',
  cancelled: 'Your visit is cancelled',
  cancelledText: 'We would be glad to see you on another day.',
  chooseAnother: 'Choose another time',
  goneTyped: 'Somebody took that time a moment ago. Your details are still here. Please choose another time.',
  noTime: 'Please choose a time.',
  twice: 'You already have two visits booked with us. To change one, open the link in its e-mail or call us.',
  off: 'Visits to this project cannot be booked on the website at the moment. Please call us.',
  ended: 'This link has expired',
  endedText: 'To book a visit, call',
  often: 'You have changed this visit many times. Please call us to change it again.',
  failed: 'We could not book your visit. Please try again.',
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
