import { expect, test, vi } from 'vitest';
import type { MailHead } from '@/lib/domain/settings/dto';
import { builtInIdentity } from '@/lib/shared/brand/identity';
import { type Consent, Prisma } from '@/prisma/generated/client';
import type { ConsentPurpose } from '@/prisma/generated/enums';
import type { Field } from './field/definition';
import { requirementNames } from './field/details';
import { innerColumns } from './field/internal';
import {
  listChanges,
  namedFields,
  patchShape,
  readListed,
  readUnlisted,
  toEventData,
  toExported,
} from './field-places';
import { listFacts } from './fields';
import { toEnquiryLine } from './inbox/csv';

vi.mock('@/lib/server/env', () => ({ env: { SITE_URL: 'https://www.example.com' } }));
vi.mock('@/lib/server/auth/signed-token', () => ({ makeToken: () => 'token' }));

const { makeTeamMail } = await import('@/lib/domain/enquiries/mails');

const head = { identity: builtInIdentity, contact: { address: ['One'] } } as MailHead;
const columns = Object.keys(Prisma.EnquiryScalarFieldEnum);

type Pair = [value: unknown, other: unknown];

/** What a column holds of several fields, each with another value. */
const keys: Record<string, Record<string, Pair>> = {
  origin: {
    listing: ['KC-02', 'TP-9'],
    sentAt: [new Date(0).toISOString(), null],
    addedBy: ['Divya', 'Meera'],
    isOld: [true, false],
    isNameAdded: [true, false],
    phone: ['98450 12345', '098450 12345'],
  },
  outcome: {
    lostReason: ['price', 'size'],
    lostNote: ['5 lakh above', 'Too small'],
    wonValue: [8_500_000, null],
    siteVisitOn: ['2026-12-04', '2026-12-05'],
  },
};
const wholes = Object.fromEntries(
  Object.entries(keys).map(([column, pairs]) => [
    column,
    Object.fromEntries(Object.entries(pairs).map(([key, [value]]) => [key, value])),
  ]),
);
const withKeys = (column: string, other: object): [object, object] => [
  { [column]: wholes[column] },
  { [column]: other },
];
/** Each such column, and each of its keys by itself. */
const keyParts = Object.fromEntries(
  Object.entries(keys).flatMap(([column, pairs]) => [
    [column, withKeys(column, {})] as const,
    ...Object.entries(pairs).map(
      ([key, [, other]]) =>
        [`${column}.${key}`, withKeys(column, { ...wholes[column], [key]: other })] as const,
    ),
  ]),
);

const makeSla = () => ({
  enquiryId: 'e1',
  startedAt: new Date(0),
  dueAt: new Date(1e12),
  ownerAt: null,
  headAt: null,
  nextAt: null,
  ownerNotifiedAt: null,
  headNotifiedAt: null,
  nextNotifiedAt: null,
  answeredAt: null,
  answeredWith: '',
  answerMinutes: null,
  ownerId: null,
});

const requirements = {
  ...Object.fromEntries(requirementNames.map((name) => [name, name])),
  visitOn: '2026-11-30',
};

/** What is no plain text, each with another value. */
const values: Record<string, Pair> = {
  kindName: ['enquiry', 'callback'],
  state: ['new', 'won'],
  visitOn: ['2026-11-30', '2026-12-01'],
  project: [
    { id: 'p1', name: 'Crest' },
    { id: 'p1', name: 'Bay' },
  ],
  assignee: [
    { id: 'u1', name: 'Ravi' },
    { id: 'u1', name: 'Divya' },
  ],
  namedBy: [
    { partner: { enquiryId: 'e2', firm: 'Coast Homes' } },
    { partner: { enquiryId: 'e3', firm: 'Udupi Estates' } },
  ],
  answerBy: [new Date(0), new Date(1e12)],
  sla: [null, makeSla()],
  suspicions: [['Fast'], []],
  details: [
    { ...requirements, asked: 'One' },
    { ...requirements, asked: 'Two' },
  ],
  contactPoints: [[{ kind: 'whatsapp', value: 'IN.1' }], [{ kind: 'whatsapp', value: 'IN.2' }]],
  review: ['waiting', 'confirmed'],
  version: [1, 2],
  personCount: [1, 2],
  ...Object.fromEntries(
    columns.filter((name) => /At$|Until$/.test(name)).map((name) => [name, [new Date(0), new Date(1e12)]]),
  ),
};

const makeConsent = (purpose: ConsentPurpose, changes: Partial<Consent> = {}): Consent => ({
  ...{ enquiryId: 'e1', purpose, noticeVersion: '1', noticeHash: 'a', language: 'en' },
  ...{ givenAt: new Date(0), readOutAt: null, withdrawnAt: null },
  ...changes,
});
const given = (['enquiry', 'marketing', 'newsletter'] as const).map((purpose) => makeConsent(purpose));
const withConsent = (purpose: ConsentPurpose, changes: Partial<Consent>) => ({
  consents: [makeConsent(purpose, changes), ...given.filter((each) => each.purpose !== purpose)],
});

const pairOf = (name: string) => values[name] ?? [name, `other ${name}`];
const toRequirement = (name: string) => [
  name,
  [{ details: requirements }, { details: { ...requirements, [name]: pairOf(name)[1] } }],
];

const pages: [object, object] = [{ attribution: { page: '/faqs' } }, { attribution: { page: '/about' } }];

/** Two values of what is a part of a column, or of another table. */
const parts: Record<string, [object, object]> = {
  kind: [{ kindName: 'enquiry' }, { kindName: 'callback' }],
  topic: [{ kindName: 'enquiry' }, { kindName: 'media' }],
  attribution: pages,
  page: pages,
  firstTouch: [{ attribution: { first: { utm_source: 'google' } } }, { attribution: {} }],
  lastTouch: [{ attribution: { last: { utm_source: 'google' } } }, { attribution: {} }],
  ...Object.fromEntries(requirementNames.map(toRequirement)),
  notice: [withConsent('enquiry', {}), withConsent('enquiry', { noticeVersion: '2', noticeHash: 'b' })],
  readOut: [withConsent('enquiry', {}), withConsent('enquiry', { readOutAt: new Date(0) })],
  marketingNotice: [
    withConsent('marketing', {}),
    withConsent('marketing', { noticeVersion: '2', noticeHash: 'b' }),
  ],
  marketing: [withConsent('marketing', {}), withConsent('marketing', { givenAt: null })],
  withdrawal: [
    withConsent('marketing', { withdrawnAt: new Date(0) }),
    withConsent('marketing', { withdrawnAt: new Date(1e12) }),
  ],
  newsletter: [withConsent('newsletter', {}), withConsent('newsletter', { withdrawnAt: new Date(0) })],
  ...keyParts,
};

const names = [...new Set([...columns, ...Object.keys(values), ...Object.keys(parts), 'noticeText'])].filter(
  (name) => !keys[name],
);
type Row = Parameters<Field['of']>[0] & Parameters<typeof toEnquiryLine>[0];
// Every column is among the names.
const row = {
  events: [],
  ...Object.fromEntries(names.filter((name) => !parts[name]).map((name) => [name, pairOf(name)[0]])),
  ...pages[0],
  ...wholes,
  consents: given,
} as unknown as Row;
const withValue = (name: string, index: 0 | 1): Row => ({
  ...row,
  ...(parts[name]?.[index] ?? { [name]: pairOf(name)[index] }),
});
const change = (name: string) => withValue(name, 1);

const isChanged = (read: (row: Row) => unknown, name: string) =>
  JSON.stringify(read(change(name))) !== JSON.stringify(read(withValue(name, 0)));

test('every column of an enquiry is a field, or says why it is none', () => {
  const answered = (given: Row) => [readListed(given), readUnlisted(given)];
  const reasons = new Map(Object.entries(innerColumns).map(([name, { reason }]) => [name, reason]));
  expect(columns.filter((name) => !reasons.get(name) && !isChanged(answered, name))).toEqual([]);
});

const places: Record<'columns' | 'mail' | 'event' | 'history', (row: Row) => unknown> = {
  columns: toEnquiryLine,
  mail: (given) => makeTeamMail(given, head),
  event: toEventData,
  history: (given) => listChanges(row, given),
};

test.each(Object.entries(places))('a field is in the %s, or its entry says why it is not', (place, read) => {
  const wrong = namedFields.filter(([, field]) => {
    const own = names.filter((name) => isChanged(field.of, name));
    const told = field[place as keyof typeof places];
    const isTold = own.some((name) => isChanged(read, name));
    return 'notIn' in told ? isTold || told.notIn.length < 10 : !isTold;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('every field is read from its row', () => {
  const unread = namedFields.filter(([, { of }]) => !names.some((name) => isChanged(of, name)));
  expect(unread.map(([name]) => name)).toEqual([]);
});

test('the screen of an enquiry draws a field that says nothing else', () => {
  const drawn = JSON.stringify(listFacts(readListed(row)));
  const wrong = namedFields.filter(([name, { fact, of }]) => {
    if (!('of' in fact)) return false;
    const other = { ...readListed(row), [name]: `${of(change(name))}` };
    return JSON.stringify(listFacts(other)) === drawn;
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test('what the team may change stands in the history', () => {
  const silent = namedFields.filter(([name, { history }]) => name in patchShape && !('of' in history));
  expect(silent.map(([name]) => name)).toEqual([]);
});

test('the export of a person has every column but what only tells rows apart', () => {
  const left = columns.filter((name) => !isChanged(toExported, name));
  expect(left).toEqual(['requestKey', 'contentHash', 'searchText']);
});
