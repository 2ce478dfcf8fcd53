import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
import { callbackSources } from '@/lib/content/enquiries/forms';
import { type EnquiryKind, enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import { describeNameChange } from '@/lib/shared/enquiries/added-name';
import {
  type ContactPoint,
  contactPointNames,
  printContactPoint,
} from '@/lib/shared/enquiries/contact-points';
import {
  emailInput,
  nameInput,
  optionalEmailInput,
  optionalNameInput,
  optionalPhoneInput,
  phoneInput,
} from '@/lib/shared/enquiries/inputs';
import { toSourceName } from '@/lib/shared/enquiries/source-name';
import {
  contactPointsSchema,
  describeContactPointChange,
  listContactPoints,
  listFurtherContactPoints,
  titleOfRow,
} from '@/lib/shared/enquiries/stored-contact-points';
import { optionalText, requiredText } from '@/lib/shared/fields';
import { readAttribution } from './field/attribution';
import { contactPointsInput } from './field/contact-points';
import {
  column,
  customIn,
  type Field,
  field,
  importColumn,
  inMailHeader,
  internalField,
  named,
  notChanged,
  notImported,
  notIn,
  type OfficeRow,
  ofOffice,
  onScreen,
  type SentRow,
  visitorField,
} from './field/definition';
import { details, listDetailLines, listDetails, readDetails } from './field/details';
import { internalFields } from './field/internal';
import { toKind } from './field/kind';
import { toOrigin } from './field/origin';
import { toPhoneText } from './field/phone-text';
import { requirementFields } from './field/requirements';

const text = z.string();

const toContactPointText = (way: ContactPoint) => `${contactPointNames[way.kind]} ${printContactPoint(way)}`;

const toNamer = ({ namedBy }: SentRow) =>
  namedBy?.partner ? { _id: namedBy.partner.enquiryId, name: namedBy.partner.firm } : null;

/** Every field of an enquiry, in the order of its JSON. A new one is its entry, its column and its control in a form. */
export const enquiryFields = {
  _id: field({
    label: 'Id',
    wire: text,
    of: ({ id }) => id,
    isListed: true,
    columns: [column(18, 'Id', ({ id }) => id)],
    imported: ofOffice,
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
  name: {
    ...visitorField({
      label: 'Name',
      of: ({ name }) => name,
      place: 3,
      mail: inMailHeader,
      fact: onScreen,
      forms: { enquiry: nameInput, callback: nameInput, added: optionalNameInput },
      imported: importColumn(1, 'name', {
        label: 'Name',
        schema: optionalNameInput,
        heads: /^(?:full |customer |lead |buyer )?name$/i,
      }),
    }),
    patch: optionalText(fieldMax.name),
    set: (name: string) => ({ name }),
    history: {
      kind: 'state',
      of: (next: OfficeRow, former: OfficeRow) => describeNameChange(next.name, former.name),
    },
  },
  isNameAdded: internalField('Name given by the team', z.boolean(), (row) => toOrigin(row).isNameAdded),
  /** What it is called where it is named: a name may be missing. */
  title: field({
    label: 'Called',
    wire: text,
    of: titleOfRow,
    isListed: true,
    imported: notImported,
    columns: customIn('Name, phone, e-mail and further ways say it.'),
    mail: customIn('The subject of the mail.'),
    event: customIn('Name, phone, e-mail and further ways say it.'),
    history: customIn('Name and ways say it.'),
    fact: onScreen,
  }),
  email: visitorField({
    label: 'E-mail',
    of: ({ email }) => email,
    place: 5,
    mail: inMailHeader,
    fact: onScreen,
    forms: { enquiry: emailInput, callback: emailInput, added: optionalEmailInput },
    imported: importColumn(3, 'email', { label: 'E-mail', schema: optionalEmailInput, heads: /e-?mail/i }),
  }),
  /** With its country code. */
  phone: field({
    label: 'Phone',
    wire: text,
    of: ({ phoneE164 }) => phoneE164,
    isListed: true,
    // The form for a call sends it as `mobile`.
    forms: { enquiry: phoneInput, added: optionalPhoneInput },
    imported: importColumn(2, 'phone', {
      label: 'Phone',
      schema: optionalPhoneInput,
      heads: /phone|mobile|contact (?:no|number)|whatsapp/i,
    }),
    columns: [column(4, 'Phone', toPhoneText)],
    mail: inMailHeader,
    event: ({ phoneE164 }) => phoneE164,
    history: notChanged,
    fact: onScreen,
  }),
  /** How they can be answered: what was sent as number and address first, then what they or the team gave beside. */
  ways: field({
    label: 'Phone and e-mail',
    wire: contactPointsSchema,
    of: listContactPoints,
    isListed: true,
    patch: contactPointsInput,
    set: (ways: ContactPoint[]) => ({ ways }),
    imported: notImported,
    columns: [
      column(28, 'Other phone numbers and e-mails', (row) =>
        listFurtherContactPoints(row).map(toContactPointText).join('; '),
      ),
    ],
    mail: {
      label: 'Also answered by',
      of: (row) => listFurtherContactPoints(row).map(toContactPointText).join(', '),
    },
    event: listContactPoints,
    history: {
      kind: 'state',
      of: (next, former) => describeContactPointChange(next, former, printContactPoint),
    },
    fact: onScreen,
  }),
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
      added: requiredText('Say how they came to you', fieldMax.source).overwrite(toSourceName),
    },
    imported: importColumn(4, 'source', {
      label: 'Source',
      schema: optionalText(fieldMax.source).overwrite(toSourceName).default(''),
      heads: /source|portal|channel/i,
    }),
  }),
  /** Who has named them to us. */
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
  /** What they would spend, as they say it; from the team alone. */
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
  /** What a form of the office asks beside, by the name of its field. */
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
  /** Who of the team typed it in; '' where the visitor sent it. */
  addedBy: field({
    label: 'Added by',
    wire: text,
    of: (row) => toOrigin(row).addedBy,
    isListed: true,
    imported: ofOffice,
    columns: [column(21, 'Added by', (row) => toOrigin(row).addedBy)],
    mail: { label: 'Added by', of: (row) => toOrigin(row).addedBy },
    event: ofOffice,
    history: notChanged,
    fact: onScreen,
  }),
  ...internalFields,
} as const satisfies Record<string, Field>;

/** What the screen of an enquiry says of it, but for what it draws in a way of its own. */
export function listFacts(enquiry: {
  kind: EnquiryKind;
  propertyType: string;
  location: string;
  /** Of one enquiry alone. */
  details?: Record<string, string>;
}): [label: string, value: string][] {
  const facts = Object.entries(enquiryFields).flatMap(([name, { fact }]) =>
    // Fields with a fact are texts.
    'of' in fact ? [[fact.label, fact.of(enquiry[name as 'location'], enquiry)]] : [],
  );
  return [...new Map(facts as [string, string][]), ...listDetailLines(enquiry.kind, enquiry.details ?? {})];
}
