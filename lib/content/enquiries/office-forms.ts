import { placeholderOf } from '../settings/fact-names';
import type { OfficeFormName } from './office-form-pages';

type Option = { value: string; name: string };

export type OfficeField = {
  name: string;
  label: string;
  isOptional?: true;
  hint?: string;
} & (
  | { kind: 'text'; max: number }
  | { kind: 'amount' }
  | { kind: 'choice'; options: readonly Option[] }
  | { kind: 'date' }
  | { kind: 'agent' }
  | { kind: 'terms'; linked: string; missing: string }
);

export type OfficeFormContent = {
  title: string;
  lead: string;
  description: string;
  formTitle: string;
  send: string;
  fields: readonly OfficeField[];
  message: { label: string; isOptional?: true };
  file?: { name: string; label: string; hint: string };
  notice: { version: string; text: string };
};

const months = placeholderOf('months kept');
const brand = placeholderOf('brand');
const kept = `We keep it, with the page and the link that led you here, for at most ${months} months after our last contact.`;

export const cvLimits = { maxBytes: 4 * 1024 * 1024, maxMb: 4 } as const;

export const officeForms: Record<OfficeFormName, OfficeFormContent> = {
  landowner: {
    title: 'For landowners',
    lead: 'You own land and think of building on it with us, or of selling it. Tell us where it is, and we come to see it.',
    description: `Offer land to ${brand} for joint development or sale.`,
    formTitle: 'Tell us of your land',
    send: 'Send',
    fields: [
      { name: 'place', label: 'Place of the land', kind: 'text', max: 200 },
      { name: 'extent', label: 'Extent', kind: 'amount' },
      {
        name: 'unit',
        label: 'Unit',
        kind: 'choice',
        options: [
          { value: 'cents', name: 'Cents' },
          { value: 'acres', name: 'Acres' },
          { value: 'guntas', name: 'Guntas' },
        ],
      },
      { name: 'surveyNumber', label: 'Survey number', kind: 'text', max: 60, isOptional: true },
      {
        name: 'intent',
        label: 'Joint development or sale',
        kind: 'choice',
        options: [
          { value: 'joint development', name: 'Joint development' },
          { value: 'sale', name: 'Sale' },
        ],
      },
    ],
    message: { label: 'What else we should know', isOptional: true },
    notice: {
      version: '2026-11-land',
      text: `We use your name, e-mail address, phone number and what you tell us of your land to look at it and to talk to you about it, and for nothing else. ${kept}`,
    },
  },
  partner: {
    title: 'For channel partners',
    lead: 'You are registered as a real-estate agent and would like to work with us. Tell us who you are, and we call you.',
    description: `Registered real-estate agents can ask ${brand} to work with them as channel partners.`,
    formTitle: 'Work with us',
    send: 'Send',
    fields: [
      { name: 'firm', label: 'Firm', kind: 'text', max: 120 },
      {
        name: 'agentNumber',
        label: 'RERA registration of the agent',
        kind: 'agent',
        hint: 'As PRM/KA/RERA/1251/309/AG/180625/000001. RERA, section 9, lets only registered agents sell for us.',
      },
      {
        name: 'terms',
        label: 'I accept the terms for partners, and have the buyer’s word before I give a name.',
        kind: 'terms',
        linked: 'terms for partners',
        missing: 'Accept the terms for partners first',
      },
    ],
    message: { label: 'What else we should know', isOptional: true },
    notice: {
      version: '2026-11-partner-2',
      text: `We use your name, e-mail address, phone number, firm and registration to decide whether we work together, to talk to you about it and to show you what became of the buyers whom you name, and for nothing else. ${kept} While we work together, we keep it as long as that lasts.`,
    },
  },
  career: {
    title: 'Careers',
    lead: 'You would like to build with us. Send us your CV, and say for what work.',
    description: `Apply for work with ${brand}.`,
    formTitle: 'Apply',
    send: 'Send application',
    fields: [{ name: 'position', label: 'Position', kind: 'text', max: 120 }],
    message: { label: 'What you would like to tell us', isOptional: true },
    file: { name: 'cv', label: 'CV', hint: `A PDF of at most ${cvLimits.maxMb} MB.` },
    notice: {
      version: '2026-11-career',
      text: `We use your name, e-mail address, phone number, CV and what you write to consider your application, and for nothing else. Those of us who decide on applications read your CV. We erase all of it at most ${months} months after our last contact.`,
    },
  },
  media: {
    title: 'Press',
    lead: 'You write about us or about our projects. Tell us what you need and by when.',
    description: `Questions of journalists to ${brand}.`,
    formTitle: 'Ask us',
    send: 'Send',
    fields: [
      { name: 'publication', label: 'Publication', kind: 'text', max: 120 },
      { name: 'deadline', label: 'Deadline', kind: 'date', isOptional: true },
    ],
    message: { label: 'What you would like to know' },
    notice: {
      version: '2026-11-press',
      text: `We use your name, e-mail address, phone number and publication to answer you, and for nothing else. ${kept}`,
    },
  },
};
