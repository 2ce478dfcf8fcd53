import { placeholderOf } from './fact-names';

export const answerLimits = { count: 12, nameMax: 40, textMax: 600 } as const;

const opening = `Hello ${placeholderOf('first name')}, this is ${placeholderOf('brand')}.`;

/** The first is the text of the WhatsApp link. A sentence with a missing fact is left out. */
export const readyAnswers: { name: string; text: string }[] = [
  {
    name: 'Greeting',
    text: `${opening} Thank you for asking us about ${placeholderOf('project')}. When may we call you? You can also call us on ${placeholderOf('phone')}, we are glad to help.`,
  },
  {
    name: 'Project page',
    text: `${opening}
${placeholderOf('project')}, with its pictures, areas and amenities: ${placeholderOf('project page')}
What would you like to know about it? Just write here, or call us on ${placeholderOf('phone')}.`,
  },
  {
    name: 'Invitation to visit',
    text: `${opening} Would you like to come and see ${placeholderOf('project')}? Choose a morning that suits you and your family, and one of us will walk you round. Our office is at ${placeholderOf('address')}.`,
  },
];
