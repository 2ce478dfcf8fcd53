import { z } from 'zod';
import { type EnquiryState, enquiryStates, stateNames } from '@/lib/content/enquiries/enquiries';
import { idInput } from '@/lib/shared/enquiries/inputs';
import { findState, toState, toStoredState } from '@/lib/shared/enquiries/state';
import { optionalText } from '@/lib/shared/parsing/fields';
import { formatMoment } from '@/lib/shared/time/format-moment';
import { formatIso } from '@/lib/shared/time/local-day';
import type { Enquiry } from '@/prisma/generated/client';
import type { ConsentPurpose } from '@/prisma/generated/enums';
import { type Attribution, attribution, readAttribution } from './attribution';
import { findConsent, hasConsent } from './consents';
import {
  adminCalls,
  column,
  field,
  importColumn,
  internalField,
  named,
  notChanged,
  type OfficeRow,
  onScreen,
  type SentRow,
  work,
} from './definition';
import { findMoment } from './moment';
import { toOrigin } from './origin';
import { outcomeFields } from './outcome';

const text = z.string();
const moment = z.iso.datetime();

const toIso = (at: Date | null) => at?.toISOString() ?? null;
const toCell = (at: Date | null) => (at ? formatMoment(at.getTime()) : '');

const sla = z.object({
  dueAt: moment,
  ownerAt: moment.nullable(),
  headAt: moment.nullable(),
  nextAt: moment.nullable(),
  ownerToldAt: moment.nullable(),
  headToldAt: moment.nullable(),
  nextToldAt: moment.nullable(),
  answeredAt: moment.nullable(),
  /** call, whatsapp, mail or state; '' until the first answer. */
  answeredWith: text,
  answerMinutes: z.number().int().nullable(),
});

const toSla = (row: OfficeRow['sla']): z.output<typeof sla> | null =>
  row && {
    dueAt: row.dueAt.toISOString(),
    ownerAt: toIso(row.ownerAt),
    headAt: toIso(row.headAt),
    nextAt: toIso(row.nextAt),
    ownerToldAt: toIso(row.ownerNotifiedAt),
    headToldAt: toIso(row.headNotifiedAt),
    nextToldAt: toIso(row.nextNotifiedAt),
    answeredAt: toIso(row.answeredAt),
    answeredWith: row.answeredWith,
    answerMinutes: row.answerMinutes,
  };

const touchField = (label: string, of: (row: SentRow) => Attribution | null) => ({
  ...internalField(label, attribution.nullable(), of),
  event: of,
});

const consentField = (label: string, purpose: ConsentPurpose, key: 'noticeVersion' | 'noticeHash') =>
  internalField(label, text, (row) => findConsent(row, purpose)?.[key] ?? '');

const consentMoment = (label: string, purpose: ConsentPurpose, key: 'readOutAt' | 'withdrawnAt') =>
  internalField(label, moment.nullable(), (row) => toIso(findConsent(row, purpose)?.[key] ?? null));

export const internalFields = {
  state: field({
    label: 'State',
    wire: z.enum(enquiryStates),
    of: ({ state }) => toState(state),
    isListed: true,
    ...work,
    imported: importColumn(9, 'state', {
      label: 'State',
      schema: z
        .string()
        .trim()
        .default('')
        .refine((typed) => typed === '' || findState(typed) !== null, {
          error: ({ input }) =>
            `“${String(input).slice(0, 40)}” is not a state. Use one of ${Object.values(stateNames).join(', ')}`,
        }),
      heads: /^(?:lead |enquiry )?(?:state|status|stage)$/i,
    }),
    patch: z.enum(enquiryStates, { error: `State must be one of ${enquiryStates.join(', ')}` }),
    set: (state: EnquiryState) => ({ state: toStoredState(state) }),
    columns: [column(2, 'State', ({ state }) => stateNames[toState(state)])],
    event: ({ state }) => toState(state),
    history: {
      kind: 'state',
      of: (next, former) =>
        `moved ${stateNames[toState(former.state)]} to ${stateNames[toState(next.state)]}`,
    },
  }),
  needsReview: {
    ...internalField('To be looked at', z.boolean(), ({ review }) => review === 'waiting'),
    isListed: true,
    patch: z.literal(false, { error: 'Send false to confirm spam; another state ends the review' }),
    set: (_isWaiting: false, { review }: SentRow) => ({ review: review && 'confirmed' }),
    history: {
      kind: 'state',
      // A move out of spam has its own line.
      of: ({ state, review }: OfficeRow, former: OfficeRow) =>
        review === 'confirmed' && state === former.state ? 'confirmed that it is spam' : '',
    },
  },
  assignee: field({
    label: 'Assignee',
    wire: named.nullable(),
    isListed: true,
    ...work,
    imported: importColumn(10, 'assignee', {
      label: 'Owner',
      schema: optionalText(200).default(''),
      heads: /owner|assign|agent|handled by/i,
    }),
    event: adminCalls,
    of: ({ assignee }) => assignee && { _id: assignee.id, name: assignee.name },
    patch: idInput.nullable(),
    set: (assigneeId: string | null) => ({ assigneeId }),
    columns: [column(15, 'Assignee', ({ assignee }) => assignee?.name ?? '')],
    history: {
      kind: 'assignee',
      of: ({ assignee }) => `assigned it to ${assignee?.name ?? 'nobody'}`,
    },
  }),
  ownerReason: internalField('Reason for the owner', text, ({ ownerReason }) => ownerReason),
  /** Null once it is answered, and without an SLA. */
  answerBy: {
    ...internalField('Answer by', moment.nullable(), ({ answerBy }) => toIso(answerBy)),
    isListed: true,
  },
  /** Programs read this name. */
  clock: { ...internalField('Response time', sla.nullable(), (row) => toSla(row.sla)), isListed: true },
  followUpAt: field({
    label: 'Follow-up',
    wire: moment.nullable(),
    isListed: true,
    ...work,
    event: adminCalls,
    of: ({ followUpAt }) => toIso(followUpAt),
    patch: z.iso.datetime({ offset: true, error: 'Give a time as 2026-11-21T10:00:00+05:30' }).nullable(),
    set: (at: string | null) => ({ followUpAt: at === null ? null : new Date(at) }),
    columns: [
      column(16, 'Next follow-up', ({ followUpAt }) => toCell(followUpAt)),
      column(20, 'Next follow-up at', ({ followUpAt }) => (followUpAt ? formatIso(followUpAt) : '')),
    ],
    history: {
      kind: 'followUp',
      of: ({ followUpAt }) =>
        followUpAt ? `set the follow-up to ${toCell(followUpAt)}` : 'removed the follow-up',
    },
  }),
  createdAt: field({
    label: 'Received',
    wire: moment,
    of: ({ createdAt }) => createdAt.toISOString(),
    isListed: true,
    imported: importColumn(7, 'receivedAt', {
      label: 'Received',
      schema: z
        .string()
        .trim()
        .default('')
        .refine(
          (typed) => typed === '' || findMoment(typed) !== null,
          'This is not a date. Write it as 2026-11-21',
        ),
      heads: /date|received|created|time/i,
    }),
    columns: [
      column(1, 'Received', ({ createdAt }) => toCell(createdAt)),
      column(19, 'Received at', ({ createdAt }) => formatIso(createdAt)),
    ],
    mail: { label: 'Received', of: ({ createdAt }) => toCell(createdAt) },
    event: ({ createdAt }) => createdAt.toISOString(),
    history: notChanged,
    fact: onScreen,
  }),
  personCount: {
    ...internalField('Enquiries of the person', z.number().int(), (row) => row.personCount),
    isListed: true,
  },
  /** A change that names an older version is refused. */
  version: { ...internalField('Version', z.number().int(), ({ version }) => version), isListed: true },
  suspicions: internalField('Suspicions', z.array(text), ({ suspicions }) => suspicions),
  firstTouch: touchField('First touch', (row) => readAttribution(row.attribution).firstTouch),
  lastTouch: touchField('Last touch', (row) => readAttribution(row.attribution).lastTouch),
  newsletter: {
    ...internalField('Newsletter', z.boolean(), (row) => hasConsent(row, 'newsletter')),
    forms: { callback: z.enum(['Yes', 'No'], { error: 'Newsletter must be Yes or No' }).default('No') },
  },
  noticeVersion: consentField('Version of the notice', 'enquiry', 'noticeVersion'),
  noticeHash: consentField('Hash of the notice', 'enquiry', 'noticeHash'),
  noticeText: internalField('Notice', text, (row) => row.noticeText),
  noticeReadAt: consentMoment('Notice read out', 'enquiry', 'readOutAt'),
  sentAt: internalField('Sent there', moment.nullable(), (row) => toOrigin(row).sentAt),
  marketingConsent: {
    ...internalField('Marketing consent', z.boolean(), (row) => hasConsent(row, 'marketing')),
    columns: [column(17, 'Marketing consent', (row) => (hasConsent(row, 'marketing') ? 'Yes' : 'No'))],
    event: (row: SentRow) => hasConsent(row, 'marketing'),
  },
  marketingNoticeVersion: consentField('Version of its notice', 'marketing', 'noticeVersion'),
  marketingNoticeHash: consentField('Hash of its notice', 'marketing', 'noticeHash'),
  marketingWithdrawnAt: consentMoment('Marketing withdrawn', 'marketing', 'withdrawnAt'),
  firstContactAt: internalField('First contact', moment.nullable(), (row) => toIso(row.firstContactAt)),
  ...outcomeFields,
  retainUntil: internalField('Kept until', moment, (row) => row.retainUntil.toISOString()),
  updatedAt: internalField('Changed', moment, (row) => row.updatedAt.toISOString()),
} as const;

export const innerColumns = {
  id: { reason: 'It is answered as _id.' },
  requestKey: { reason: 'It tells a double tap.', isHidden: true },
  contentHash: { reason: 'It tells the same words sent twice.', isHidden: true },
  kindName: { reason: 'It is answered as kind.' },
  phoneE164: { reason: 'It is answered as phone.' },
  attribution: { reason: 'It is answered as page, firstTouch and lastTouch.' },
  searchText: { reason: 'It is made of details and contactPoints, for the search.', isHidden: true },
  contactId: { reason: 'The person is answered by ties.' },
  projectId: { reason: 'It is answered with its name.' },
  assigneeId: { reason: 'It is answered with its name.' },
  acknowledgedAt: { reason: 'It counts the mails of a day.' },
  summaryDueAt: { reason: 'It holds a mail back.' },
  sourceId: { reason: 'It tells which source gave an enquiry, which it names itself.' },
  sourceKey: { reason: 'It tells what a source has sent twice.' },
  importId: { reason: 'It tells which table an enquiry came with, to take that back.' },
} as const satisfies Partial<Record<keyof Enquiry, { reason: string; isHidden?: true }>>;
