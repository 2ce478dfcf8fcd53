/** A separate file, because the footer loads it on every page. */

export const newsletterForm = {
  action: '/api/v1/newsletter',
  answer: '/newsletter/subscribed',
} as const;

/** Hidden from people, so only programs fill it in. */
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
