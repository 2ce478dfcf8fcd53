import { placeholderOf } from './settings/fact-names';

export const termsTitle = 'Terms for partners';
export const termsId = 'terms';

export const partnerTerms = [
  'You are registered as a real-estate agent under RERA, and your registration remains valid for as long as we work together.',
  'You share a buyer’s name with us only after the buyer has agreed.',
  'You make no promises on our behalf. Our pages, the brochure and the registration of the project say what we sell.',
  'Your own link shows when we received each name and what stage it has reached. We agree in writing what we pay and when.',
  'Either of us may end this arrangement at any time.',
].join('\n');

export const partnerStates = ['asks', 'approved', 'ended', 'refused'] as const;
export type PartnerState = (typeof partnerStates)[number];

export const partnerStateNames: Record<PartnerState, string> = {
  asks: 'To approve',
  approved: 'Approved',
  ended: 'Link ended',
  refused: 'Refused',
};

export const partnerSteps = ['approve', 'refuse', 'renew', 'end'] as const;
export type PartnerStep = (typeof partnerSteps)[number];

export const partnerLimits = {
  firmMax: 120,
  noteMax: 1000,
  mostShown: 200,
  perPartner: { points: 100, seconds: 86_400 },
} as const;

/** One name for all partners: a firm may bear the name of a person. */
export const partnerSource = 'Partners';

export const partnerPath = '/partner';
export const namedForm = { action: '/api/v1/partners/buyers' } as const;

/** A changed text needs a new version. */
export const namedNotice = {
  version: '2026-12-named',
  text: `We use what you tell us only to answer this buyer. We keep it, together with your name, for at most ${placeholderOf('months kept')} months after our last contact.`,
} as const;

export const partnerTexts = {
  title: (firm: string) => `Buyers from ${firm}`,
  pageTitle: 'Your buyers',
  lead: 'The buyers you have named, and the stage each has reached.',
  none: 'You have not named a buyer yet.',
  sent: 'We have received the details.',
  columns: { name: 'Buyer', at: 'Sent', stage: 'Stage', since: 'Since' },
  formTitle: 'Name a buyer',
  name: 'Buyer’s name',
  phone: 'Phone',
  email: 'E-mail',
  oneOf: 'Enter a phone number or an e-mail address',
  project: 'Project',
  noProject: 'Not decided',
  message: 'What the buyer is looking for',
  optional: 'Optional',
  agreed: 'The buyer has agreed that I share these details with you.',
  notAgreed: 'Please ask the buyer first, then tick that the buyer has agreed',
  send: 'Send',
  alone: 'This link is only for you. Anyone who has it sees what you see.',
  more: (count: number) => `Only the newest ${count} are shown.`,
  ended: 'This link has expired',
  endedText: 'To name a buyer, call',
  contactPointMissing: 'Please enter a phone number or an e-mail address',
  failed: 'We could not save this. Please try again.',
} as const;

export const partnerEvents = {
  actor: 'The partner',
  named: 'named this buyer, who has agreed to it',
  approve: 'approved this partner and made a link',
  refuse: 'refused this partner',
  renew: 'made a new link for this partner',
  end: 'ended the link of this partner',
} as const;

export const adminPartnerTexts = {
  missing: 'There is no such partner.',
  wrongStep: 'Somebody has changed this partner in the meantime. Check it again.',
  off: 'The page for agents is off. Turn it on in Settings, Forms.',
  empty: 'No agent has applied yet.',
  emptyMeanwhile:
    'Agents who apply on the page for agents appear here at once. They hear nothing from the website until you approve them.',
} as const;
