import { projectContent } from '@/lib/content/projects/projects-pages';

const { registration: texts } = projectContent;

/** RERA, section 11(2): no project is named without them; section 3(2): exemption. */
export type Registered = { numbers: string[]; exempt: string[] };

type Exemption = { sentence: string };
type Recorded = { registrations: readonly { number: string }[]; exemptions: readonly Exemption[] };

const firstWord = /^(?:A|All|An|Each|It|No|One|The|There|This)\b/;

export const describeExemption = ({ sentence }: Exemption): string =>
  `${texts.exempt}: ${sentence.replace(firstWord, (word) => word.toLowerCase())}`;

export const describeReason = ({ reason }: { reason: string }): string =>
  `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;

export const toRegistered = ({ registrations, exemptions }: Recorded): Registered => ({
  numbers: registrations.map(({ number }) => number),
  exempt: exemptions.map(describeExemption),
});

export const describeRegistered = ({ numbers, exempt }: Registered): string =>
  [numbers.length > 0 ? [...numbers, texts.authority].join(', ') : '', ...exempt].filter(Boolean).join('. ');
