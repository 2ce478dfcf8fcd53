import { z } from 'zod';
import { fieldMax } from '@/lib/content/enquiries/form-basics';
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
import {
  contactPointsSchema,
  describeContactPointChange,
  listContactPoints,
  listFurtherContactPoints,
  titleOfRow,
} from '@/lib/shared/enquiries/stored-contact-points';
import { optionalText } from '@/lib/shared/parsing/fields';
import { contactPointsInput } from './contact-points';
import {
  column,
  customIn,
  type Field,
  field,
  importColumn,
  inMailHeader,
  internalField,
  notChanged,
  notImported,
  type OfficeRow,
  onScreen,
  visitorField,
} from './definition';
import { toOrigin } from './origin';

// A spreadsheet calculates a text that begins with a plus.
function toPhoneText({ phoneE164 }: OfficeRow): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(phoneE164);
  return indian ? `(+91) ${indian[1]} ${indian[2]}` : `(${phoneE164})`;
}

const toContactPointText = (way: ContactPoint) => `${contactPointNames[way.kind]} ${printContactPoint(way)}`;

export const contactFields = {
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
  title: field({
    label: 'Called',
    wire: z.string(),
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
  phone: field({
    label: 'Phone',
    wire: z.string(),
    of: ({ phoneE164 }) => phoneE164,
    isListed: true,
    // The callback form sends it as `mobile`.
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
  /** Programs and webhooks read this name. */
  ways: field({
    label: 'Phone and e-mail',
    wire: contactPointsSchema,
    of: listContactPoints,
    isListed: true,
    patch: contactPointsInput,
    set: (contactPoints: ContactPoint[]) => ({ contactPoints }),
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
} as const satisfies Record<string, Field>;
