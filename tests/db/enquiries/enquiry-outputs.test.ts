import { beforeEach, expect, test } from 'vitest';
import { openapiDocument } from '@/app/api/openapi.json/document';
import { updateEnquiry } from '@/lib/domain/enquiries/change-mutations';
import { toOutcome } from '@/lib/domain/enquiries/field/outcome';
import { csvHead, toEnquiryLine } from '@/lib/domain/enquiries/inbox/csv';
import { exportEnquiries } from '@/lib/domain/enquiries/inbox/export';
import { requireEnquiry } from '@/lib/domain/enquiries/queries';
import { enquiryFilter } from '@/lib/domain/enquiries/schema';
import { createCallback, createEnquiry } from '@/lib/domain/intake/channels/form/mutations';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { importEnquiries } from '@/lib/domain/intake/channels/table/mutations';
import { exportContact } from '@/lib/domain/personal-data/mutations';
import { db } from '@/lib/server/db';
import type { Prisma } from '@/prisma/generated/client';
import { makeAdmin, makeSales } from '../../support/accounts/admin';
import { makeSender } from '../../support/enquiries/enquiries';

const admin = makeAdmin({ name: 'Meera' });
const sales = makeSales({ name: 'Divya' });
const day = (date: number) => new Date(Date.UTC(2026, 10, date, 6, 30));
const idOf = (last: number) => `01980000-0000-7000-8000-00000000000${last}`;
const [full, bare, project, owner, endpoint] = [1, 2, 3, 4, 5].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
];

const touch = {
  at: '2026-11-20T10:00:00.000Z',
  landingPage: '/projects',
  referrer: '',
  utm_source: 'google',
};

const bareRow = {
  id: bare,
  kindName: 'callback',
  requestKey: 'outputs-bare',
  name: 'Bharat',
  email: '',
  origin: { phone: '98450 00002' },
  phoneE164: '+919845000002',
  contactId: 'outputs-bare',
  retainUntil: day(30),
  createdAt: day(1),
  updatedAt: day(2),
} satisfies Prisma.EnquiryUncheckedCreateInput;

const fullRow = {
  id: full,
  requestKey: 'outputs-full',
  contentHash: 'content',
  name: 'Asha "A" Rao',
  email: 'asha@example.com',
  origin: { phone: '98450 00001', addedBy: 'Divya' },
  phoneE164: '+919845000001',
  contactPoints: [{ kind: 'whatsapp', value: 'IN.100000000000003' }],
  contactId: 'outputs-full',
  message: 'Is it <quiet>?\nOn Sundays, too?',
  source: 'Google',
  details: {
    interest: 'residential',
    location: 'Udupi',
    propertyType: 'Villa',
    visitOn: '2026-11-30',
    budget: '60 to 80 lakh',
  },
  projectId: project,
  attribution: { page: '/projects/crest', first: touch, last: { ...touch, utm_medium: 'cpc' } },
  state: 'spam',
  outcome: {
    lostReason: 'price',
    lostNote: '5 lakh above',
    wonValue: 8_500_000,
    siteVisitOn: '2026-12-04',
  },
  review: 'waiting',
  suspicions: ['It was filled in fast.'],
  assigneeId: owner,
  followUpAt: day(5),
  firstContactAt: day(6),
  acknowledgedAt: day(7),
  summaryDueAt: day(8),
  retainUntil: day(29),
  createdAt: day(9),
  updatedAt: day(10),
  version: 3,
} satisfies Prisma.EnquiryUncheckedCreateInput;

const consents = [
  ...[
    {
      purpose: 'enquiry' as const,
      noticeVersion: '2026-11',
      noticeHash: 'outputs-notice',
      readOutAt: day(3),
    },
  ],
  ...[{ purpose: 'marketing' as const, noticeVersion: '2026-10', noticeHash: 'outputs-marketing' }],
  ...[{ purpose: 'newsletter' as const }],
].map((consent) => ({ enquiryId: full, givenAt: day(2), ...consent }));

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.webhookEndpoint.deleteMany();
  await db.project.deleteMany({ where: { id: project } });
  await db.user.deleteMany({ where: { id: owner } });
  await db.project.create({
    data: { id: project, name: 'Crest', slug: 'outputs-crest', status: 'upcoming' },
  });
  await db.user.create({
    data: { id: owner, name: 'Ravi', email: 'outputs-ravi@example.com', role: 'sales' },
  });
  await db.notice.createMany({
    data: [
      { hash: 'outputs-notice', version: '2026-11', text: 'We keep it.' },
      { hash: 'outputs-marketing', version: '2026-10', text: 'You may write.' },
    ],
    skipDuplicates: true,
  });
  await db.webhookEndpoint.create({ data: { id: endpoint, url: 'https://example.com/hook', secret: 's' } });
  await db.enquiry.createMany({ data: [bareRow, fullRow] });
  await db.consent.createMany({ data: consents });
  await db.enquiryEvent.create({
    data: { id: idOf(6), enquiryId: full, kind: 'note', at: day(11), actor: 'Ravi', text: 'Called' },
  });
});

/** Each value as a line of its own, in the order in which it is sent. */
const print = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
const fixture = (name: string) => `../../fixtures/enquiry/${name}`;

test('the table of the enquiries is what it was, column by column', async () => {
  let text = csvHead();
  for await (const rows of await exportEnquiries(admin, enquiryFilter.parse({})))
    text += rows.map(toEnquiryLine).join('');
  await expect(text).toMatchFileSnapshot(fixture('table.csv'));
});

test('an enquiry in the back office and the export of its person are what they were', async () => {
  const read = async (id: string) => {
    const { data } = await exportContact(admin, id);
    return { enquiry: await requireEnquiry(sales, id), person: { ...data, exportedAt: '' } };
  };
  await expect(print([await read(full), await read(bare)])).toMatchFileSnapshot(fixture('office.json'));
});

test('what is sent of an enquiry to the team and to other programs is what it was', async () => {
  await updateEnquiry(sales, full, { state: 'new' });
  await db.enquiry.update({ where: { id: bare }, data: { review: 'waiting', state: 'spam' } });
  await updateEnquiry(sales, bare, { state: 'new' });
  await updateEnquiry(sales, bare, { state: 'site visit' });
  const items = await db.outboxItem.findMany({
    where: { leadId: { in: [full, bare] }, label: { not: 'Acknowledgement' } },
    orderBy: { idempotencyKey: 'asc' },
  });
  const sent = items.map(({ label, idempotencyKey, payload }) => ({
    label,
    idempotencyKey,
    payload: { ...(payload as object), createdAt: '' },
  }));
  await expect(print(sent)).toMatchFileSnapshot(fixture('sent.json'));
});

test('the history of an enquiry says of each change what it said', async () => {
  const changes = [
    { state: 'lost', assignee: null, followUpAt: null, lostReason: '', lostNote: '' },
    { state: 'site visit', assignee: owner, followUpAt: '2026-12-01T09:30:00Z', lostReason: 'size' },
    { lostNote: 'Too small', wonValue: null, siteVisitOn: '' },
    { ways: [{ kind: 'phone', value: '98450 00009' }] },
    { wonValue: 7_400_000, siteVisitOn: '2026-12-11', lostNote: 'Too small' },
  ];
  for (const change of changes) await updateEnquiry(sales, full, change);
  const events = await db.enquiryEvent.findMany({
    where: { enquiryId: full },
    orderBy: { id: 'asc' },
    select: { kind: true, text: true, state: true, actor: true },
  });
  const row = await db.enquiry.findUniqueOrThrow({ where: { id: full } });
  const { state, review, assigneeId, followUpAt, version } = row;
  const kept = { state, review, assigneeId, followUpAt, ...toOutcome(row), version };
  await expect(print({ events, kept })).toMatchFileSnapshot(fixture('history.json'));
});

test('what forms, team and tables give is kept as it was', async () => {
  await db.enquiry.deleteMany();
  const person = { name: 'Asha', email: 'a@example.com', message: 'Hello' };
  const origin = {
    projectId: project,
    page: '/contact',
    firstTouch: JSON.stringify(touch),
    lastTouch: JSON.stringify(touch),
    marketingConsent: 'Yes',
  };
  await createEnquiry(
    { ...person, ...origin, phone: '98450 10001', interest: 'luxury', visitOn: '2031-12-01' },
    makeSender(),
  );
  await createEnquiry({ ...person, phone: '98450 10002' }, makeSender());
  await createCallback(
    {
      ...{ ...person, message: undefined, mobile: '98450 10003', ...origin },
      ...{ location: 'Udupi', propertyType: 'Villa', source: 'Google', newsletter: 'Yes' },
    },
    makeSender(),
  );
  await addEnquiry(sales, {
    ...{ ...person, phone: '98450 10004', source: 'Call', projectId: project, isNoticeRead: true },
  });
  const line = { name: 'Bharat', phone: '98450 10005' };
  const whole = { ...line, phone: '98450 10006', email: 'b@example.com', source: 'Portal', project: 'Crest' };
  await importEnquiries(admin, {
    rows: [line, { ...whole, message: 'Old', receivedAt: '21/10/2026 14:30' }],
    isTrial: false,
    isNoticeGiven: true,
  });
  const rows = await db.enquiry.findMany({
    orderBy: { phoneE164: 'asc' },
    include: { consents: { orderBy: { purpose: 'asc' }, omit: { enquiryId: true, givenAt: true } } },
  });
  const kept = rows.map(
    ({ id: _id, contactId: _key, createdAt, updatedAt: _at, retainUntil: _until, requestKey, ...row }) => ({
      ...row,
      requestKey: requestKey.split('-')[0],
      acknowledgedAt: row.acknowledgedAt !== null,
      summaryDueAt: row.summaryDueAt !== null,
      consents: row.consents.map((each) => ({ ...each, readOutAt: each.readOutAt !== null })),
      importId: row.importId !== null,
      firstContactAt: row.firstContactAt !== null,
      createdAt: requestKey.startsWith('import') && row.message ? createdAt : null,
    }),
  );
  await expect(print(kept)).toMatchFileSnapshot(fixture('kept.json'));
});

test('the document of the API describes enquiries as it did', async () => {
  const { paths, components } = openapiDocument as unknown as {
    paths: Record<string, Record<string, { requestBody: { content: { 'application/json': unknown } } }>>;
    components: { schemas: Record<string, unknown> };
  };
  const bodyOf = (method: string, path: string) =>
    paths[path]?.[method]?.requestBody.content['application/json'];
  const { EnquiryCard, Enquiry } = components.schemas;
  const described = {
    enquiry: bodyOf('post', '/api/v1/enquiries'),
    callback: bodyOf('post', '/api/v1/callbacks'),
    change: bodyOf('patch', '/api/admin/enquiries/{id}'),
    EnquiryCard,
    Enquiry,
  };
  await expect(print(described)).toMatchFileSnapshot(fixture('document.json'));
});
