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
    name: 'land offers',
    collected:
      'Land offer: name, e-mail address, phone number, the location, area and survey number of the land, and whether you want to sell it or develop it jointly.',
    used: 'to look at the land you offer us, and to talk to you about it;',
    kept: `Land offers: ${asEnquiries}`,
  },
  partner: {
    name: 'channel partners',
    collected:
      'Channel partner: name, e-mail address, phone number, firm, registration as a real-estate agent, and the terms you accepted.',
    used: 'to decide whether we work with you as a channel partner, and to work with you;',
    kept: `Requests from channel partners: ${asEnquiries} Channel partners: for as long as we work together.`,
  },
  referral: {
    name: 'buyers named by partners',
    collected:
      'Named by a channel partner with your consent: name, phone number or e-mail address, the project, what the partner tells us about what you are looking for, which partner it was and when.',
    used: 'to answer you if a channel partner has named you to us, and to tell that partner only the day and the stage;',
    kept: `Buyers named by partners: ${asEnquiries}`,
  },
  career: {
    name: 'applications and CVs',
    collected:
      'Application: name, e-mail address, phone number, the position you apply for, what you write to us, and your CV.',
    used: 'to consider your job application;',
    seen: 'Only our people who decide on applications open a CV.',
    kept: `Applications and CVs: at most ${placeholderOf('months CVs are kept')} months after our last contact.`,
  },
  media: {
    name: 'press enquiries',
    collected: 'Press: name, e-mail address, phone number, publication, your question and its deadline.',
    used: 'to answer you as a journalist;',
    kept: `Press enquiries: ${asEnquiries}`,
  },
  visit: {
    name: 'visits',
    collected:
      'Visit: name, phone number, e-mail address if you give it, the project, and the day and time of your visit.',
    used: 'to book your visit to a project, to confirm it and to remind you of it;',
    kept: `Visits: together with the enquiry, ${asEnquiries}`,
  },
  source: {
    name: 'enquiries from portals, telephone and advertising services',
    collected:
      'From portals, phone and advertising services: what you told them when you asked about our homes, such as your name, phone number, e-mail address and question.',
    used: 'to answer what you asked us through a portal, an advertisement, a call or WhatsApp;',
    kept: `The original message from such a service: ${sourceLimits.keptDays} days. The enquiry made from it: as any other enquiry.`,
  },
  alarm: {
    name: 'alerts on the phones of your staff',
    collected:
      'Alerts on the phones of our staff: no further data about you. An alert shows the project, the source of your enquiry and the time by which we must answer it. It does not show your name or number.',
    used: 'to alert the person who will answer you, so that you wait less;',
    seen: 'The push services of Apple, Google, Microsoft and Mozilla deliver these alerts. The alerts are encrypted, and the services cannot read them.',
    kept: 'Alerts: until they are delivered, and at most 15 minutes.',
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
