/* What each page has of the forms, with its footer: apart from the rest, which would come along. */

export const newsletterForm = {
  action: '/api/v1/newsletter',
  answer: '/newsletter/subscribed',
} as const;

/** A field that people never see: whoever fills it in is a program. */
export const honeypotField = 'website';

export const fieldMax = {
  name: 120,
  email: 200,
  phone: 40,
  message: 5000,
  registration: 60,
  source: 60,
  budget: 60,
} as const;
