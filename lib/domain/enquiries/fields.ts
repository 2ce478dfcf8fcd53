import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { callbackSources } from '@/lib/content/enquiries/forms';
import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import { toSourceName } from '@/lib/shared/enquiries/source-name';
import { optionalText, requiredText } from '@/lib/shared/parsing/fields';
import { readAttribution } from './field/attribution';
import { contactFields } from './field/contact';
import {
  adminCalls,
  column,
  customIn,
  type Field,
  field,
  importColumn,
  inMailHeader,
  named,
  notChanged,
  notImported,
  notIn,
  onScreen,
  type SentRow,
  visitorField,
} from './field/definition';
import { details, listDetailLines, listDetails, readDetails } from './field/details';
import { internalFields } from './field/internal';
import { toKind } from './field/kind';
import { toOrigin } from './field/origin';
import { requirementFields } from './field/requirements';

const text = z.string();

const toNamer = ({ namedBy }: SentRow) =>
  namedBy?.partner ? { _id: namedBy.partner.enquiryId, name: namedBy.partner.firm } : null;

export const enquiryFields = {
  _id: field({
    label: 'Id',
    wire: text,
    of: ({ id }) => id,
    isListed: true,
    columns: [column(18, 'Id', ({ id }) => id)],
    imported: adminCalls,
    mail: customIn('The link to the inbox.'),
    event: ({ id }) => id,
    history: notChanged,
    fact: notIn('Its address says it.'),
  }),
  kind: field({
    label: 'Kind',
    wire: z.enum(enquiryKinds),
    of: toKind,
    isListed: true,
    forms: { added: z.enum(enquiryKinds, { error: 'Choose one of the kinds' }).default('enquiry') },
    columns: [column(6, 'Kind', (row) => enquiryKindNames[toKind(row)].office)],
    imported: notImported,
    mail: customIn('The subject of the mail.'),
    event: toKind,
    history: notChanged,
    fact: onScreen,
  }),
  ...contactFields,
  message: visitorField({
    label: 'Message',
    of: ({ message }) => message,
    place: 11,
    fact: onScreen,
    mail: customIn('Above the facts, as a quotation.'),
    forms: {
      enquiry: requiredText('Message is required', fieldMax.message),
      added: optionalText(fieldMax.message).default(''),
    },
    imported: importColumn(6, 'message', {
      label: 'Note',
      schema: optionalText(fieldMax.message).default(''),
      heads: /message|note|remark|comment|requirement/i,
    }),
  }),
  ...requirementFields,
  source: visitorField({
    label: 'Source',
    of: ({ source }) => source,
    place: 13,
    fact: onScreen,
    forms: {
      callback: z.enum(callbackSources, { error: 'Source is required' }),
      added: requiredText('Choose how they came to you', fieldMax.source).overwrite(toSourceName),
    },
    imported: importColumn(4, 'source', {
      label: 'Source',
      schema: optionalText(fieldMax.source).overwrite(toSourceName).default(''),
      heads: /source|portal|channel/i,
    }),
  }),
  partner: field({
    label: 'Partner',
    wire: named.nullable(),
    isListed: true,
    of: toNamer,
    imported: notImported,
    columns: [column(29, 'Partner', (row) => toNamer(row)?.name ?? '')],
    mail: { label: 'Partner', of: (row) => toNamer(row)?.name ?? '' },
    event: toNamer,
    history: notChanged,
    fact: onScreen,
  }),
  budget: visitorField({
    label: 'Budget',
    of: (row) => readDetails(row.details).budget,
    place: 26,
    forms: { added: optionalText(fieldMax.budget).default('') },
    imported: importColumn(8, 'budget', {
      label: 'Budget',
      schema: optionalText(fieldMax.budget).default(''),
      heads: /budget/i,
    }),
  }),
  project: field({
    label: 'Project',
    wire: named.nullable(),
    isListed: true,
    of: ({ project, projectId }) => project && { _id: projectId ?? '', name: project.name },
    imported: importColumn(5, 'project', {
      label: 'Project',
      schema: optionalText(200).default(''),
      heads: /project|property name/i,
    }),
    columns: [column(7, 'Project', ({ project }) => project?.name ?? '')],
    event: ({ project, projectId }) => project && { _id: projectId, name: project.name },
    mail: inMailHeader,
    history: notChanged,
    fact: onScreen,
  }),
  details: field({
    label: 'Details',
    wire: details,
    of: (row) => readDetails(row.details).details,
    isListed: false,
    imported: notImported,
    columns: [
      column(27, 'Details', (row) =>
        listDetails(row)
          .map(([label, text]) => `${label}: ${text}`)
          .join('; '),
      ),
    ],
    mail: customIn('A line each, with their own labels.'),
    event: (row) => readDetails(row.details).details,
    history: notChanged,
    fact: onScreen,
  }),
  page: visitorField({
    label: 'Page',
    of: (row) => readAttribution(row.attribution).page,
    place: 14,
    forms: {},
    imported: notImported,
    fact: onScreen,
  }),
  addedBy: field({
    label: 'Added by',
    wire: text,
    of: (row) => toOrigin(row).addedBy,
    isListed: true,
    imported: adminCalls,
    columns: [column(21, 'Added by', (row) => toOrigin(row).addedBy)],
    mail: { label: 'Added by', of: (row) => toOrigin(row).addedBy },
    event: adminCalls,
    history: notChanged,
    fact: onScreen,
  }),
  ...internalFields,
} as const satisfies Record<string, Field>;

export function listFacts(enquiry: {
  kind: EnquiryKind;
  propertyType: string;
  location: string;
  details?: Record<string, string>;
}): [label: string, value: string][] {
  const facts = Object.entries(enquiryFields).flatMap(([name, { fact }]) =>
    // Fields with a fact are texts.
    'of' in fact ? [[fact.label, fact.of(enquiry[name as 'location'], enquiry)]] : [],
  );
  return [...new Map(facts as [string, string][]), ...listDetailLines(enquiry.kind, enquiry.details ?? {})];
}
