import { silence } from './screen';

export const silenceMail = {
  one: (name: string, hours: number) => `${name} has sent nothing for ${hours} hours`,
  several: (count: number) => `${count} sources have stopped sending enquiries`,
  silent: (hours: number, rhythm: string, last: string) =>
    `silent for ${hours} hours. It usually sends ${rhythm}; the last one came on ${last}.`,
  lost: 'Who enquires there now may get no answer from you. What to do:',
  steps: [
    'Open the source, and look whether something was refused: then their website has an old address or key.',
    'Look at their website, or ask your contact there, whether enquiries still come in and are still sent to this address.',
    'Ask them to send again what you missed, or type it in. What comes twice is one enquiry.',
  ],
  footer: `Such a mail comes once for each silence of ${silence.hours} hours, of sources that send ${silence.aDay} a day and more. Switch a source off that is to send nothing any more.`,
} as const;
