import { placeholderOf } from './settings/fact-names';

export const termsTitle = 'Terms for partners';
export const termsId = 'terms';

export const partnerTerms = [
  'You are registered as a real-estate agent under RERA, and your registration is valid as long as we work together.',
  'You name a buyer to us only after the buyer has agreed to it.',
  'You promise nothing in our name. What we sell is what our pages, the brochure and the registration of the project say.',
  'By a link of your own you see when we received what you sent, and its stage. What we pay, and when, is agreed in writing.',
  'Either of us may end this at any time.',
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
  version: '2026-11-named',
  text: `We use what you tell us to answer this buyer, and for nothing else. We keep it, with your name beside it, for at most ${placeholderOf('months kept')} months after our last contact.`,
} as const;

export const partnerTexts = {
  title: (firm: string) => `Buyers from ${firm}`,
  pageTitle: 'Your buyers',
  lead: 'What you have sent us, and how far it has come.',
  none: 'You have named nobody yet.',
  sent: 'We have received it.',
  columns: { name: 'What you typed', at: 'Given to us', stage: 'Stage', since: 'Since' },
  formTitle: 'Name a buyer',
  name: 'Name of the buyer',
  phone: 'Telephone',
  email: 'E-mail',
  oneOf: 'A telephone or an e-mail',
  project: 'Project',
  noProject: 'Not decided',
  message: 'What the buyer looks for',
  optional: 'Optional',
  agreed: 'The buyer has agreed that I pass this on.',
  notAgreed: 'Ask the buyer first, then tick that the buyer has agreed',
  send: 'Send',
  alone: 'This link is yours alone. Whoever has it sees what you see.',
  more: (count: number) => `The newest ${count} are shown.`,
  ended: 'This link has ended',
  endedText: 'To bring us a buyer, call',
  contactPointMissing: 'Give a telephone or an e-mail',
  failed: 'We could not keep this. Please try again.',
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
