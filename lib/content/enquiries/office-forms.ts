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
const kept = `We keep it, with the page and the link that brought you here, for at most ${months} months after our last contact.`;

export const cvLimits = { maxBytes: 4 * 1024 * 1024, maxMb: 4 } as const;

export const officeForms: Record<OfficeFormName, OfficeFormContent> = {
  landowner: {
    title: 'For landowners',
    lead: 'Do you own land and want to build on it with us, or sell it? Tell us where it is, and we will come and see it.',
    description: `Offer land to ${brand} for joint development or sale.`,
    formTitle: 'Tell us about your land',
    send: 'Send',
    fields: [
      { name: 'place', label: 'Location of the land', kind: 'text', max: 200 },
      { name: 'extent', label: 'Area', kind: 'amount' },
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
    message: { label: 'Anything else we should know', isOptional: true },
    notice: {
      version: '2026-12-land',
      text: `We use your name, e-mail address, phone number and what you tell us about your land only to look at it and to talk to you about it. ${kept}`,
    },
  },
  partner: {
    title: 'For channel partners',
    lead: 'Are you a registered real-estate agent, and would you like to work with us? Tell us who you are, and we will call you.',
    description: `Registered real-estate agents can ask ${brand} to work with them as channel partners.`,
    formTitle: 'Work with us',
    send: 'Send',
    fields: [
      { name: 'firm', label: 'Firm', kind: 'text', max: 120 },
      {
        name: 'agentNumber',
        label: 'RERA registration of the agent',
        kind: 'agent',
        hint: 'For example PRM/KA/RERA/0000/000/AG/000000/000001. Under RERA, section 9, only registered agents may sell for us.',
      },
      {
        name: 'terms',
        label: 'I accept the terms for partners, and I have the buyer’s consent before sharing a name.',
        kind: 'terms',
        linked: 'terms for partners',
        missing: 'Please accept the terms for partners',
      },
    ],
    message: { label: 'Anything else we should know', isOptional: true },
    notice: {
      version: '2026-12-partner',
      text: `We use your name, e-mail address, phone number, firm and registration only to decide whether we work together, to talk to you about it and to show you the progress of the buyers you name. ${kept} If we work together, we keep it for as long as we do.`,
    },
  },
  career: {
    title: 'Careers',
    lead: 'Would you like to build with us? Send your CV and tell us the role.',
    description: `Apply for a job with ${brand}.`,
    formTitle: 'Apply',
    send: 'Send application',
    fields: [{ name: 'position', label: 'Position', kind: 'text', max: 120 }],
    message: { label: 'Anything else you would like to tell us', isOptional: true },
    file: { name: 'cv', label: 'CV', hint: `PDF, up to ${cvLimits.maxMb} MB.` },
    notice: {
      version: '2026-12-career',
      text: `We use your name, e-mail address, phone number, CV and what you write only to consider your application. Only the people who decide on applications read your CV. We erase all of it at most ${months} months after our last contact.`,
    },
  },
  media: {
    title: 'Press',
    lead: 'Are you writing about us or our projects? Tell us what you need and by when.',
    description: `Journalists can send their questions to ${brand}.`,
    formTitle: 'Ask us',
    send: 'Send',
    fields: [
      { name: 'publication', label: 'Publication', kind: 'text', max: 120 },
      { name: 'deadline', label: 'Deadline', kind: 'date', isOptional: true },
    ],
    message: { label: 'What you would like to know' },
    notice: {
      version: '2026-12-press',
      text: `We use your name, e-mail address, phone number and publication only to answer you. ${kept}`,
    },
  },
};
