import { projectContent } from '@/lib/content/projects/projects-pages';

const { registration: texts } = projectContent;

/** Without which a project is not named (RERA, section 11(2)): its numbers, and why it needs none (section 3(2)); both empty where neither is there. */
export type Registered = { numbers: string[]; exempt: string[] };

type Exemption = { reason: string; sentence: string };
type Recorded = { registrations: readonly { number: string }[]; exemptions: readonly Exemption[] };

export const describeExemption = ({ reason, sentence }: Exemption): string =>
  `${texts.exempt}: ${reason}. ${sentence}`;

export const toRegistered = ({ registrations, exemptions }: Recorded): Registered => ({
  numbers: registrations.map(({ number }) => number),
  exempt: exemptions.map(describeExemption),
});

/** The same in plain text, for mails, pictures and what is copied: every number, and the Authority's website after the last. */
export const describeRegistered = ({ numbers, exempt }: Registered): string =>
  [numbers.length > 0 ? [...numbers, texts.authority].join(', ') : '', ...exempt].filter(Boolean).join('. ');
