import { controlLabels } from '../control-labels';

const visit = { name: 'Choose a day', href: '/contact' } as const;
const contact = { name: controlLabels.contactUs, href: '/contact' } as const;
const callback = { name: controlLabels.requestCallback, href: '/upcoming-projects' } as const;

export const callsToAction = {
  visit: {
    title: 'Come and see one of our homes.',
    text: 'Choose a day, and we will show you a finished building, not a sample flat.',
    links: [visit, callback],
  },
  talk: {
    title: 'Talk to the people who build.',
    text: 'Ask us what the brochure does not say. An engineer will join if your question needs one.',
    links: [contact, callback],
  },
  see: {
    title: 'See what we have built, and what we are building.',
    text: 'Each project says where it is, how far along it is and how large its homes or offices are.',
    links: [
      { name: 'See the projects', href: '/projects' },
      { name: 'Upcoming projects', href: '/upcoming-projects' },
    ],
  },
} as const;

export type CallVersion = keyof typeof callsToAction;

/** Pages that link to each other use different ones. */
export const callOfPage = {
  home: 'visit',
  about: 'see',
  story: 'talk',
  director: 'visit',
  brands: 'see',
  faqs: 'talk',
} as const satisfies Record<string, CallVersion>;
