import { controlLabels } from '../control-labels';
import { namedNotice, partnerTexts } from '../partners';
import { fillMonths } from '../settings/retention-text';
import { visitNotice, visitTexts } from '../visits';
import { contactContent, interestNames, noticeLink, upcomingContent } from './contact';
import { callbackLocations, callbackSources, interests, notices, propertyTypes } from './forms';
import type { OfficeField, OfficeFormContent } from './office-forms';

type Option = { value: string; name: string };

export type PlainField = { name: string; label: string } & (
  | { kind: 'text' | 'email' | 'tel' | 'date' | 'message' }
  | {
      kind: 'choice';
      options: readonly Option[] /** Stands there before anything is chosen. */;
      choose?: string;
    }
  | { kind: 'box' }
  /** Browsers do not send a file again by themselves. */
  | { kind: 'file'; hint: string }
);

type NoticeFacts = { email: string; monthsKept: number };

export type PlainForm = { fields: readonly PlainField[]; notice: (facts: NoticeFacts) => string };

const toOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, name: value }));
const marketing = { name: 'marketingConsent', label: notices.marketing.text, kind: 'box' } as const;
const withLink =
  (notice: string) =>
  ({ email, monthsKept }: NoticeFacts) =>
    `${fillMonths(notice, monthsKept)} ${noticeLink.text(email)}`;

const enquiry = contactContent.labels;
const callback = upcomingContent.labels;
const { choose } = upcomingContent;

type PersonLabels = { name: string; phone: string; email: string };

const askPerson = ({ name, phone, email }: PersonLabels): PlainField[] => [
  { name: 'name', label: name, kind: 'text' },
  { name: 'phone', label: phone, kind: 'tel' },
  { name: 'email', label: email, kind: 'email' },
];

function toPlainField(field: OfficeField): PlainField {
  const { name, label } = field;
  if (field.kind === 'terms') return { name, label, kind: 'box' };
  if (field.kind === 'choice') return { name, label, kind: 'choice', options: field.options, choose };
  return { name, label, kind: field.kind === 'date' ? 'date' : 'text' };
}

export function toPlainForm({ fields, message, file, notice }: OfficeFormContent): PlainForm {
  return {
    fields: [
      { name: 'name', label: enquiry.name, kind: 'text' },
      { name: 'email', label: enquiry.email, kind: 'email' },
      { name: 'phone', label: enquiry.phone, kind: 'tel' },
      ...fields.map(toPlainField),
      { name: 'message', label: message.label, kind: 'message' },
      marketing,
      // The file comes last, so that the other fields are read of a body that is too large.
      ...(file ? [{ ...file, kind: 'file' as const }] : []),
    ],
    notice: withLink(notice.text),
  };
}

/** Null while the choices cannot be read: the chosen value is then sent as it is. */
type Choice = readonly Option[] | null;

export const toVisitForm = (times: Choice, isKnown: boolean): PlainForm => ({
  fields: [
    ...(times
      ? [{ name: 'startsAt', label: visitTexts.chooseAlone, kind: 'choice' as const, options: times, choose }]
      : []),
    ...(isKnown ? [] : askPerson(visitTexts)),
  ],
  notice: withLink(visitNotice.text),
});

export const toNamedForm = (projects: Choice): PlainForm => ({
  fields: [
    ...askPerson(partnerTexts),
    ...(projects
      ? [
          {
            name: 'projectId',
            label: partnerTexts.project,
            kind: 'choice' as const,
            options: projects,
            choose: partnerTexts.noProject,
          },
        ]
      : []),
    { name: 'message', label: partnerTexts.message, kind: 'message' },
    { name: 'agreed', label: partnerTexts.agreed, kind: 'box' },
  ],
  notice: withLink(namedNotice.text),
});

export const plainForms = {
  enquiry: {
    fields: [
      { name: 'name', label: enquiry.name, kind: 'text' },
      { name: 'email', label: enquiry.email, kind: 'email' },
      { name: 'phone', label: enquiry.phone, kind: 'tel' },
      {
        name: 'interest',
        label: enquiry.interest,
        kind: 'choice',
        options: interests.map((value) => ({ value, name: interestNames[value] })),
      },
      { name: 'visitOn', label: contactContent.visit, kind: 'date' },
      { name: 'message', label: enquiry.message, kind: 'message' },
      marketing,
    ],
    notice: withLink(notices.enquiry.text),
  },
  callback: {
    fields: [
      { name: 'name', label: callback.name, kind: 'text' },
      { name: 'mobile', label: callback.mobile, kind: 'tel' },
      { name: 'email', label: callback.email, kind: 'email' },
      {
        name: 'location',
        label: callback.location,
        kind: 'choice',
        options: toOptions(callbackLocations),
        choose,
      },
      {
        name: 'propertyType',
        label: callback.propertyType,
        kind: 'choice',
        options: toOptions(propertyTypes),
        choose,
      },
      { name: 'source', label: callback.source, kind: 'choice', options: toOptions(callbackSources), choose },
      { name: 'newsletter', label: callback.newsletter, kind: 'box' },
      marketing,
    ],
    notice: withLink(notices.callback.text),
  },
  newsletter: {
    fields: [{ name: 'email', label: controlLabels.emailAddress, kind: 'email' }],
    notice: () => notices.newsletter.text,
  },
} as const satisfies Record<string, PlainForm>;
