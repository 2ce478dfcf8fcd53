import { placeholderOf } from './settings/fact-names';
import { sourceLimits } from './sources/sources';

type Purpose = {
  name: string;
  collected: string;
  used: string;
  seen?: string;
  kept: string;
};

const asEnquiries = `at most ${placeholderOf('months kept')} months after our last contact.`;

/** A purpose needs a mention in the privacy policy before its feature is turned on. The product's policy has all; for a custom policy a person confirms it. */
export const purposes = {
  landowner: {
    name: 'offers of land',
    collected:
      'Offer of land: name, e-mail address, phone number, where the land is, its extent and survey number, and whether you think of a sale or of joint development.',
    used: 'to look at land that you offer us, and to talk to you about it;',
    kept: `Offers of land: ${asEnquiries}`,
  },
  partner: {
    name: 'channel partners',
    collected:
      'Channel partner: name, e-mail address, phone number, firm, registration as a real-estate agent, and the terms that you accepted.',
    used: 'to decide whether we work with you as a channel partner;',
    kept: `Requests of channel partners: ${asEnquiries} Channel partners: as long as we work together.`,
  },
  referral: {
    name: 'buyers named by partners',
    collected:
      'Named by a channel partner to whom you agreed to be named: name, phone number or e-mail address, the project, what the partner tells us of what you look for, which partner it was and when.',
    used: 'to answer you where a channel partner has named you to us, and to tell that partner the day and the stage of it, and nothing else of you;',
    kept: `Buyers whom partners name: ${asEnquiries}`,
  },
  career: {
    name: 'applications and CVs',
    collected:
      'Application: name, e-mail address, phone number, the position that you apply for, what you write to us, and your CV.',
    used: 'to consider your application for work with us;',
    seen: 'Of us, only those who decide on applications open a CV.',
    kept: `Applications, with their CVs: at most ${placeholderOf('months CVs are kept')} months after our last contact.`,
  },
  media: {
    name: 'press enquiries',
    collected: 'Press: name, e-mail address, phone number, publication, your question and its deadline.',
    used: 'to answer you as a journalist;',
    kept: `Questions of the press: ${asEnquiries}`,
  },
  visit: {
    name: 'visits',
    collected:
      'Visit: name, phone number, e-mail address where you give it, the project, and the day and time of your visit.',
    used: 'to hold a time for your visit to a project, to confirm it and to remind you of it;',
    kept: `Visits: with the enquiry that they belong to, ${asEnquiries}`,
  },
  source: {
    name: 'enquiries from portals, telephone and advertising services',
    collected:
      'Given to us by portals, telephone and advertising services: what you told them when you asked about our homes, such as name, phone number, e-mail address and question.',
    used: 'to answer what you asked us through a portal, an advertisement, a call or WhatsApp;',
    kept: `What such a service sent us, word for word: ${sourceLimits.keptDays} days; the enquiry that it became, as any other.`,
  },
  alarm: {
    name: 'alerts on phones of your staff',
    collected:
      'Alarm on a telephone of our staff: nothing further of you. It says the project, where your enquiry came from and by when we answer it, and neither your name nor your number.',
    used: 'to let the telephone of whoever answers you ring, so that you wait less;',
    seen: 'The push services of Apple, Google, Microsoft and Mozilla pass such an alarm on. It is encrypted, and they cannot read it.',
    kept: 'Alarms: until the telephone has rung, and at most 15 minutes.',
  },
} as const satisfies Record<string, Purpose>;

export type PurposeName = keyof typeof purposes;
export const purposeNames = Object.keys(purposes) as PurposeName[];

const listPurposes: readonly Purpose[] = Object.values(purposes);

export const purposeLines = (heading: 'collected' | 'used' | 'kept'): string[] =>
  listPurposes.map((purpose) => purpose[heading]);

export const purposeReaders = (): string[] => listPurposes.flatMap(({ seen }) => seen ?? []);

export function wordsOfPurpose(name: PurposeName): string {
  const { collected, used, seen, kept }: Purpose = purposes[name];
  return [
    `What we collect. ${collected}`,
    `Why we use it. ${used.replace(/^./, (first) => first.toUpperCase()).replace(/;$/, '.')}`,
    ...(seen ? [`Who sees it. ${seen}`] : []),
    `How long we keep it. ${kept}`,
  ].join('\n');
}

export const tickText = (name: PurposeName): string => `Our Privacy Policy names ${purposes[name].name}`;
export const unnamedText = (name: PurposeName): string =>
  `Your Privacy Policy must name ${purposes[name].name} first. Add the text to it, then tick the box in Settings, Forms.`;
