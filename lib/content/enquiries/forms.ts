import { placeholderOf } from '../settings/fact-names';
import { newsletterForm } from './form-basics';
import { officeFormPages } from './office-form-pages';

const { landowner, partner, career, media } = officeFormPages;
const ofOffice = <const P extends string>(href: P) =>
  ({ action: `/api/v1${href}`, answer: `${href}/sent` }) as const;

/** Addresses carry a version because old tabs still post to them. */
export const forms = {
  enquiry: { action: '/api/v1/enquiries', answer: '/contact/sent' },
  callback: { action: '/api/v1/callbacks', answer: '/upcoming-projects/sent' },
  landowner: ofOffice(landowner.href),
  partner: ofOffice(partner.href),
  career: ofOffice(career.href),
  media: ofOffice(media.href),
  newsletter: newsletterForm,
} as const;

/** CONT-2. */
export const interests = ['general', 'residential', 'commercial', 'luxury', 'investment'] as const;
export type Interest = (typeof interests)[number];

/** UPC-1. */
export const callbackLocations = ['Mangalore', 'Udupi', 'Puttur'] as const;
export const propertyTypes = ['Apartment', 'Villa', 'Plot'] as const;
export const callbackSources = ['Website', 'Google', 'Referral'] as const;

/** A changed text needs a new version. */
export const notices = {
  enquiry: {
    version: '2026-12',
    text: `We use your name, e-mail address and phone number only to answer this enquiry. We keep it, with the page and the link that brought you here, for at most ${placeholderOf('months kept')} months after our last contact.`,
  },
  callback: {
    version: '2026-12',
    text: `We use your name, phone number and e-mail address only to call you back about upcoming projects. We keep them, with the page and the link that brought you here, for at most ${placeholderOf('months kept')} months after our last contact.`,
  },
  newsletter: { version: '2026-11', text: 'By subscribing, you agree to our Privacy Policy.' },
  marketing: {
    version: '2026-12',
    text: 'Tell me about new projects too. I can stop this at any time.',
  },
} as const;
