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
  text: (email: string) => `You can withdraw your consent at any time by writing to ${email}. See our`,
  name: 'Privacy Policy',
} as const;

export const fieldErrors = {
  /** “is required” does not fit after a question. */
  missing: (label: string) => (label.endsWith('?') ? 'Please choose an answer.' : `${label} is required`),
  tooLarge: (mb: number) => `The file is larger than ${mb} MB. Please choose a smaller one.`,
  email: 'Enter an e-mail address such as name@example.com.',
  day: {
    past: 'This date has passed. Please choose a later one.',
    closed: (weekday: string) => `Our office is closed on ${weekday}s. Please choose another day.`,
    holiday: 'Our office is closed on this day. Please choose another day.',
    late: 'It is too late to visit us on this day. Please choose a later day.',
  },
} as const;

export const closedForm = 'This form is closed. Please call us.';

export const sentContent = {
  at: (time: string) => `Sent at ${time}.`,
  promise: {
    enquiry: 'We will answer within one working day.',
    callback: 'We will call you within one working day.',
    landowner: 'We will look at your offer and call you.',
    partner: 'We will look at your request and call you.',
    career: 'We will read your application and write to you.',
    media: 'We will answer within one working day.',
  },
  answers: (name: string) => `${name} will answer within one working day.`,
  writeMeanwhile: 'Write on WhatsApp',
  chooseVisit: 'Choose a time for a visit',
} as const;

export const contactContent = {
  title: 'Contact',
  searchTitle: (city: string) => `Contact: telephone, office and hours in ${city}`,
  lead: 'Write to us, call us or visit our office. If you tell us what it is about, an engineer can join the conversation.',
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
  visit: 'Day of your visit',
  nextDays: 'The next days when we are open',
  comingDay: 'Or choose the next',
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
  lead: 'Register your interest, and we will call you before we release the first plans.',
  description: `Projects that ${placeholderOf('brand')} is preparing in Mangalore, Udupi and Puttur. Register your interest or request a callback.`,
  note: 'We offer a project for sale only after its RERA registration, and with its number.',
  listTitle: 'On the drawing board',
  all: 'All upcoming projects',
  formTitle: 'Request a callback',
  labels: {
    name: 'Name',
    mobile: 'Mobile',
    email: 'E-mail',
    location: 'Location',
    propertyType: 'Property type',
    source: 'How did you hear about us?',
    newsletter: 'Send me the newsletter, four times a year.',
  },
  choose: 'Please choose',
  send: 'Request a callback',
  sending: 'Sending…',
} as const;
