import { messages } from '../messages';

type Answer = { title: string; text: string; onward: { name: string; href: string } };

const ofMessage = {
  title: messages.contact.thanksTitle,
  text: messages.contact.thanksText,
  onward: { name: 'See the projects', href: '/projects' },
} as const;

/** CONT-5: after a form that was sent without JavaScript. */
export const answers = {
  enquiry: ofMessage,
  landowner: ofMessage,
  partner: ofMessage,
  career: ofMessage,
  media: ofMessage,
  callback: {
    title: messages.callback.sent,
    text: 'We will call you during office hours, before we release the first plans.',
    onward: { name: 'Upcoming projects', href: '/upcoming-projects' },
  },
  newsletter: {
    title: messages.newsletter.thanks,
    text: 'You can unsubscribe with the link in each newsletter.',
    onward: { name: 'See the projects', href: '/projects' },
  },
} as const satisfies Record<string, Answer>;
