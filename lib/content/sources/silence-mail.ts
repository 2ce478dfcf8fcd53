import { silence } from './screen';

export const silenceMail = {
  one: (name: string, hours: number) => `${name} has sent nothing for ${hours} hours`,
  several: (count: number) => `${count} sources have stopped sending enquiries`,
  silent: (hours: number, rhythm: string, last: string) =>
    `silent for ${hours} hours. It usually sends ${rhythm}; the last one came on ${last}.`,
  lost: 'People who enquire there now may get no answer from you. What to do:',
  steps: [
    'Open the source, and check for refused requests: if there are any, their website has an old address or key.',
    'Check on their website, or ask your contact there, whether enquiries still come in and still go to this address.',
    'Ask them to send again what you missed, or type it in. Duplicates become one enquiry.',
  ],
  footer: `You get this mail once for each silence of ${silence.hours} hours, for sources that send ${silence.aDay} or more leads a day. Switch a source off if you do not use it any more.`,
} as const;
