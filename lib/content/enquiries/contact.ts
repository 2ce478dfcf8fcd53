import { placeholderOf } from '../settings/fact-names';
import type { interests } from './forms';

export const interestNames: Record<(typeof interests)[number], string> = {
  general: 'General',
  residential: 'Residential',
  commercial: 'Commercial',
  luxury: 'Luxury',
  investment: 'Investment',
};

export const noticeLink = {
  text: (email: string) => `You can take your consent back at any time, by a line to ${email}. More in our`,
  name: 'Privacy Policy',
} as const;

export const fieldErrors = {
  /** “is required” does not fit after a question. */
  missing: (label: string) => (label.endsWith('?') ? 'Please choose an answer.' : `${label} is required`),
  tooLarge: (mb: number) => `The file is larger than ${mb} MB. Please choose a smaller one.`,
  email: 'Enter an e-mail address such as name@example.com.',
  day: {
    past: 'This day is over. Please choose one that is to come.',
    closed: (weekday: string) => `The office is closed on ${weekday}s. Please choose another day.`,
    holiday: 'The office is closed on this day. Please choose another one.',
    late: 'The office closes before you could come. Please choose a later day.',
  },
} as const;

export const closedForm = 'This form is closed. Please call us.';

export const sentContent = {
  at: (time: string) => `Sent at ${time}.`,
  promise: {
    enquiry: 'We answer within a working day.',
    callback: 'We call you within a working day.',
    landowner: 'We look at it and call you.',
    partner: 'We look at it and call you.',
    career: 'We read each application and write to you.',
    media: 'We answer within a working day.',
  },
  answers: (name: string) => `${name} answers within a working day.`,
  writeMeanwhile: 'Write on WhatsApp',
  chooseVisit: 'Choose a time for a visit',
} as const;

export const contactContent = {
  title: 'Contact',
  searchTitle: (city: string) => `Contact: telephone, office and hours in ${city}`,
  lead: 'Write, call, or come to the office. An engineer can join the conversation if you tell us what it is about.',
  description: (city: string) =>
    `Address, phone, e-mail and business hours of ${placeholderOf('brand')} in ${city}, and a form for enquiries.`,
  facts: {
    address: 'Address',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    hours: 'Business hours',
  },
  writeOnWhatsapp: 'Write to us on WhatsApp',
  visit: 'Day for a visit',
  nextDays: 'The next days on which we are open',
  comingDay: 'Or simply the next',
  formTitle: 'Send an enquiry',
  about: (project: string) => `About ${project}`,
  directions: 'Directions',
  labels: {
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    interest: 'Interest',
    message: 'Message',
  },
  optional: 'Optional',
  send: 'Send enquiry',
  sending: 'Sending…',
} as const;

export const upcomingContent = {
  title: 'Upcoming Projects',
  searchTitle: 'Upcoming projects in Mangalore, Udupi and Puttur',
  lead: 'Register your interest and we will call you before the first plans are released.',
  description: `Projects that ${placeholderOf('brand')} is preparing in Mangalore, Udupi and Puttur. Register your interest or request a callback.`,
  note: 'A project is offered only after its RERA registration, under its number.',
  listTitle: 'On the drawing board',
  all: 'All upcoming projects',
  formTitle: 'Request a callback',
  labels: {
    name: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    location: 'Location',
    propertyType: 'Property type',
    source: 'How did you hear of us?',
    newsletter: 'Send me the newsletter, four times a year.',
  },
  choose: 'Please choose',
  send: 'Request a callback',
  sending: 'Sending…',
} as const;
