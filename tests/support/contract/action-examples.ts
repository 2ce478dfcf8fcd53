import { randomUUID } from 'node:crypto';
import { endedQuarter } from '@/lib/shared/filing/quarters';
import { toDay } from '@/lib/shared/time/local-day';
import { codeOf, seed } from '../accounts/second-factor';
import { makePdfFile } from '../browser/pdf';
import { querySql } from '../database/sql';
import { askAsPartner } from '../enquiries/partners';
import { makeSubscription } from '../enquiries/push-subscription';
import { slotIn, visited } from '../enquiries/visits';
import { offerLegal } from '../records/offered-legal';
import { newAddress, newPhone } from '../values';
import { call, logIn, makeForm, makeSmallPhoto } from './api';

/** Who calls: a sales person with another log-in of theirs. */
export type SalesPerson = { email: string; password: string; token: string; otherSessionId: string };

type Body = { _id: string; version: number; [field: string]: unknown };

let token = '';
const asAdmin = async (method: string, path: string, options: Parameters<typeof call>[2] = {}) => {
  token ||= await logIn();
  const { status, body } = await call(method, path, { token, ...options });
  if (status >= 400) throw new Error(`${method} ${path} answered ${status}`);
  return body;
};
const make = async (path: string, json: object) => (await asAdmin('POST', path, { json })) as Body;

const projectFields = { name: 'Action Court', status: 'ongoing' };
const testimonialFields = { name: 'R. Rai', title: 'Owner', quote: 'Good.' };
const makeProject = () => make('/api/admin/projects', projectFields);
const makeUnit = async () => {
  const { _id } = await makeProject();
  return (await make(`/api/admin/projects/${_id}/units`, { floor: '8', number: '803' }))._id;
};
const makeTestimonial = () => make('/api/testimonials', testimonialFields);
const makeVisit = async () => {
  const { _id: project } = await make('/api/admin/projects', visited);
  return make('/api/admin/visits', { enquiry: await makeEnquiry(), project, startsAt: slotIn(3) });
};
const makeUser = async () => {
  const { user } = await make('/api/admin/users', { name: 'New', email: newEmail() });
  return user as Body;
};

const newLeave = async () => ({ user: (await makeUser())._id, from: '2099-12-25', until: '2099-12-26' });

async function makeWithPicture(path: string, fields: Record<string, string>, field: string): Promise<Body> {
  const form = makeForm({ ...fields, [field]: [await makeSmallPhoto()] });
  const body = (await asAdmin('POST', path, { form })) as { images?: Body[] };
  const [first] = [body.images ?? (body as Body)].flat();
  if (!first) throw new Error(`${path} added nothing.`);
  return first;
}
const makeDirector = () => makeWithPicture('/api/admin/board', { name: 'Asha', position: 'Chair' }, 'image');
const makeBrand = () => makeWithPicture('/api/admin/brands', {}, 'images');

async function stagePicture(): Promise<string> {
  const form = makeForm({ file: [await makeSmallPhoto(3)] });
  const { _id } = (await asAdmin('POST', '/api/admin/uploads', { form })) as Body;
  // Nobody's, as a command leaves it: whoever is called takes it.
  await querySql('update picture set uploaded_by_id = null where id = $1', [_id]);
  return _id;
}

const makeRedirect = () =>
  addRow(`insert into redirect (id, "from", "to") values ($1, $2, '/about')`, `/${randomUUID()}`);

const newEmail = () => `${randomUUID()}@example.com`;

async function makeEnquiry(email = newEmail()): Promise<string> {
  const json = { name: 'Nisha', email, phone: newPhone(), message: 'Hello' };
  const headers = { accept: 'application/json', 'x-forwarded-for': newAddress() };
  await call('POST', '/api/v1/enquiries', { json, headers });
  return idOf(await querySql('select id from enquiry where email = $1 order by id desc', [email]));
}

async function importTable(): Promise<string> {
  const rows = [{ name: 'Nisha', phone: newPhone() }];
  const json = { rows, isTrial: false, isNoticeGiven: true };
  const body = (await asAdmin('POST', '/api/admin/enquiries/import', { json })) as Body;
  return String(body.importId);
}

/** The same address with two numbers. */
async function makeTwoNumbers(): Promise<[string, { enquiry: string; state: string }]> {
  const email = newEmail();
  const enquiry = await makeEnquiry(email);
  return [await makeEnquiry(email), { enquiry, state: 'accepted' }];
}

async function withMatch(): Promise<[string, string]> {
  const [id, decision] = await makeTwoNumbers();
  const { matches } = await make(`/api/admin/enquiries/${id}/matches`, decision);
  return [id, idOfFirst(matches)];
}

async function withDocumentLink(): Promise<[string, string]> {
  const enquiryId = await makeEnquiry();
  const { _id: projectId } = await makeProject();
  const form = makeForm({ file: [makePdfFile('Brochure.pdf')] });
  const { _id: file } = (await asAdmin('POST', '/api/admin/files', { form })) as Body;
  const json = { title: 'Brochure', kind: 'Brochure', access: 'On request', file };
  const { _id: documentId } = await make(`/api/admin/projects/${projectId}/documents`, json);
  const linkId = await addRow(
    `insert into document_link (id, enquiry_id, document_id, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    enquiryId,
    documentId,
  );
  return [enquiryId, linkId];
}

async function withConfirmation(): Promise<[string, string]> {
  const id = await makeEnquiry();
  const { confirmations } = await make(`/api/admin/enquiries/${id}/confirmations`, { contact: 'phone' });
  return [id, idOfFirst(confirmations)];
}

/** By the person who is called with it: sales may change their own notes alone. */
async function makeNote({ email }: SalesPerson): Promise<string> {
  const enquiryId = await makeEnquiry();
  return addRow(
    `insert into enquiry_event (id, enquiry_id, kind, actor, text, user_id)
     values ($1, $2, 'note', 'Sales', 'Called.', (select id from "user" where email = $3))`,
    enquiryId,
    email,
  );
}

const idOfFirst = (list: unknown): string => (list as { _id: string }[])[0]?._id ?? '';

const idOf = ([row]: Record<string, unknown>[]): string => String(row?.id);

const addRow = async (statement: string, ...values: unknown[]): Promise<string> =>
  idOf(await querySql(`${statement} returning id`, [randomUUID(), ...values]));

const makeSubscriber = () =>
  addRow(
    `insert into subscriber (id, email, notice_version, notice_hash) values ($1, $2, '1', '')`,
    newEmail(),
  );
const makeWebhook = () =>
  addRow(
    `insert into webhook_endpoint (id, url, secret, is_active, updated_at) values ($1, 'https://hooks.example.com/a', 's', false, now())`,
  );
const makeSource = (kind = 'form') =>
  addRow(
    `insert into source (id, kind, name, secret, updated_at) values ($1, '${kind}', 'Landing page', 'secret', now())`,
  );
const makeBody = async () =>
  addRow(
    `insert into source_body (id, source_id, content_type, body, bytes, state) values ($1, $2, '', '', 0, 'unread')`,
    await makeSource(),
  );
async function withSecondFactor(email: string, confirmedAt: string | null): Promise<string> {
  const rows = await querySql('select id from "user" where email = $1', [email]);
  await querySql(
    `insert into second_factor (user_id, seed, confirmed_at) values ($1, $2, $3)
     on conflict (user_id) do update set seed = excluded.seed, confirmed_at = excluded.confirmed_at, last_step = 0`,
    [idOf(rows), seed, confirmedAt],
  );
  return idOf(rows);
}

const makeDeadMail = () =>
  addRow(
    `insert into outbox (id, kind, label, payload, idempotency_key, state) values ($1, 'mail', 'enquiry to the team', '{}', $1, 'dead')`,
  );

/** A telephone of theirs that rings. */
async function makeTelephone({ token: own }: SalesPerson): Promise<string> {
  const json = makeSubscription().subscription;
  return ((await asAdmin('POST', '/api/admin/push-subscriptions', { token: own, json })) as Body)._id;
}

/** A draft of a project that is not there yet. */
async function makeDraft(): Promise<{ _id: string; version: number }> {
  const _id = await addRow(
    `insert into draft (id, kind, data, label, saved_by, updated_at) values ($1, 'project', $2, 'Action Court', 'A', now())`,
    JSON.stringify(projectFields),
  );
  return { _id, version: 1 };
}

async function deleted(path: string, record: Promise<Body>): Promise<string> {
  const { _id } = await record;
  await asAdmin('DELETE', `/api/admin/${path}/${_id}`);
  return _id;
}

/** What lies in the bin alone from that early on. */
async function deletedLongAgo(): Promise<string> {
  const id = await deleted('testimonials', makeTestimonial());
  await querySql(`update testimonial set deleted_at = '2001-01-01' where id = $1`, [id]);
  return '2001-01-02T00:00:00.000Z';
}

/** A record with an older version: its id and that of the line of the history. */
async function withVersion(path: string, record: Body, change: object): Promise<[string, string]> {
  await asAdmin('PUT', `${path}/${record._id}`, { json: change });
  const lines = await querySql(
    'select id from audit_entry where entity_id = $1 and snapshot is not null order by at, id limit 1',
    [record._id],
  );
  return [record._id, idOf(lines)];
}

/** The list as it stands, twice: its order, and what it was read as. */
async function unchangedOrder(table: string): Promise<string[][]> {
  const rows = await querySql(
    `select id from ${table} where deleted_at is null order by sort_order, created_at desc, id desc`,
  );
  const ids = rows.map(({ id }) => String(id));
  return [ids, ids];
}

/** The arguments of a call of each action that succeeds for whoever may make it. */
export const actionExamples: Record<string, (sales: SalesPerson) => Promise<unknown[]>> = {
  saveAboutStatsAction: async () => [await asAdmin('GET', '/api/about')],
  restoreFromBinAction: async () => ['testimonial', await deleted('testimonials', makeTestimonial())],
  emptyBinAction: async () => [await deletedLongAgo()],
  saveRecordAction: async () => ['project', (await makeProject())._id, { ...projectFields, name: 'Changed' }],
  deleteRecordAction: async () => ['director', (await makeDirector())._id],
  reorderRecordsAction: async () => ['hero-image', ...(await unchangedOrder('hero_image'))],
  restoreRecordAction: async () => ['brand', await deleted('brands', makeBrand())],
  restoreVersionAction: async () => [
    'director',
    ...(await withVersion('/api/admin/board', await makeDirector(), { position: 'Member' })),
  ],
  addBrandsAction: async () => [{ pictures: [{ _id: await stagePicture() }] }],
  listPicturesAction: async () => [{ q: '', show: 'used', page: 1 }],
  savePictureAltAction: async () => {
    const { image, version } = await makeBrand();
    return [(image as Body)._id, 'Coral House', version];
  },
  copyPicturesAction: async () => [[await stagePicture()]],
  addEnquiryAction: async () => [{ name: 'Nisha', phone: newPhone(), source: 'Walk-in', isNoticeRead: true }],
  findKnownContactAction: async () => [newPhone()],
  updateEnquiryAction: async () => [await makeEnquiry(), { state: 'contacted' }],
  moveEnquiryAction: async () => [null, { _id: await makeEnquiry(), version: '1', state: 'lost' }],
  saveSpendAction: async () => [{ source: '99acres', month: '2026-11', rupees: 76_800 }],
  updateEnquiriesAction: async () => [[{ _id: await makeEnquiry(), version: 1, state: 'contacted' }]],
  addAnswerAction: async () => [await makeEnquiry(), { way: 'whatsapp' }],
  readPushKeyAction: async () => [],
  subscribeToPushAction: async () => [makeSubscription().subscription],
  unsubscribeFromPushAction: async (sales) => [await makeTelephone(sales)],
  sendTestPushAction: async (sales) => [await makeTelephone(sales)],
  // Of nobody: other files expect a site without a rotation.
  saveRotationAction: async () => [{ places: [] }],
  saveWorkingHoursAction: async () => [(await makeUser())._id, null],
  addLeaveAction: async () => [await newLeave()],
  removeLeaveAction: async () => [(await make('/api/admin/assignment/leave', await newLeave()))._id],
  handOverAction: async () => [(await makeUser())._id],
  addNoteAction: async () => [await makeEnquiry(), 'Called.'],
  listImportedTablesAction: async () => [],
  undoImportAction: async () => [await importTable()],
  updateNoteAction: async (sales) => [await makeNote(sales), 'Called twice.'],
  deleteNoteAction: async (sales) => [await makeNote(sales)],
  sendAgainAction: async () => [await makeDeadMail()],
  decideMatchAction: () => makeTwoNumbers(),
  undoMatchAction: () => withMatch(),
  confirmContactAction: async () => [await makeEnquiry(), { contact: 'email' }],
  undoConfirmationAction: () => withConfirmation(),
  revokeDocumentLinkAction: () => withDocumentLink(),
  sendDocumentAgainAction: () => withDocumentLink(),
  eraseContactAction: async () => [await makeEnquiry()],
  // Nothing answers as the mail service of a test site: what it cannot say is no reason to refuse a key.
  saveMailKeyAction: async () => ['re_action'],
  saveMailSenderAction: async () => [{ name: 'Office', address: 'office@example.com' }],
  removeMailPartAction: async () => ['key'],
  sendTestMailAction: async () => [],
  addHeroImagesAction: async () => [{ pictures: [{ _id: await stagePicture() }] }],
  changeProjectsAction: async () => {
    const { _id, version } = await makeProject();
    return [[{ _id, version, to: 'hidden' }]];
  },
  scheduleHideAction: async () => [(await makeProject())._id, '2099-01-01T10:00:00.000Z'],
  setProjectHiddenAction: async () => [(await makeProject())._id, true],
  moveProjectAction: async () => [(await makeProject())._id, 1],
  takeVisitStepAction: async () => [(await makeVisit())._id, { step: 'cancel', version: 1 }],
  changePartnerAction: async () => [await askAsPartner(), { step: 'refuse', version: 0 }],
  addVisitAction: async () => {
    const { _id: project } = await make('/api/admin/projects', visited);
    return [{ enquiry: await makeEnquiry(), project, startsAt: slotIn(3) }];
  },
  setUnitStateAction: async () => [await makeUnit(), { state: 'booked', stateVersion: 0 }],
  listUnitEventsAction: async () => [await makeUnit()],
  findEnquiryChoicesAction: async () => ['Nisha'],
  listDocumentChoicesAction: async () => [(await makeProject())._id],
  offerSlugAction: async () => [(await makeProject())._id, 'Sand & Sea'],
  listKeptWordingAction: async () => [{ kind: 'project', recordId: (await makeProject())._id }],
  markAsFiledAction: async () => {
    const registrations = [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000139' }];
    const { _id } = await make('/api/admin/projects', { ...projectFields, registrations });
    const today = toDay(Date.now());
    return [_id, endedQuarter(today), { filedOn: today, filedBy: 'Meera Shenoy' }];
  },
  keepWordingAction: async () => [
    {
      ...{ kind: 'project', recordId: (await makeProject())._id, field: 'name', rule: 'near' },
      ...{ words: 'Near', sentence: 'Near the sea', reason: 'It is the name of the street.' },
    },
  ],
  readProjectAction: async () => [(await makeProject())._id],
  readDraftAction: async () => ['project', (await makeDraft())._id],
  saveDraftAction: async () => ['project', { recordId: null, data: projectFields }],
  publishDraftAction: async () => ['project', { draft: await makeDraft() }],
  scheduleDraftAction: async () => [
    'project',
    { draft: await makeDraft(), publishAt: '2099-01-01T10:00:00.000Z' },
  ],
  discardDraftAction: async () => ['project', await makeDraft()],
  addRedirectAction: async () => [{ from: `/${randomUUID()}`, to: '/about' }],
  importRedirectsAction: async () => [
    { rows: [{ from: `/${randomUUID()}`, to: '/about' }], firstLine: 1, isTrial: false },
  ],
  deleteRedirectAction: async () => [await makeRedirect()],
  startSecondFactorAction: async ({ password }) => [{ password }],
  confirmSecondFactorAction: async ({ email }) => {
    await withSecondFactor(email, null);
    return [{ code: codeOf() }];
  },
  turnOffSecondFactorAction: async ({ email, password }) => {
    await withSecondFactor(email, '2026-01-01');
    return [{ password }];
  },
  resetSecondFactorAction: async ({ email }) => [await withSecondFactor(email, '2026-01-01')],
  dismissLaunchNoticeAction: async () => [['brand']],
  saveSettingAction: async () => ['leads', { recipients: [] }],
  acceptPurposeAction: async () => ['career', true],
  decideOfferAction: async () => {
    await offerLegal('terms');
    return ['terms', { isTaken: true, version: 0 }];
  },
  eraseSubscriberAction: async () => [await makeSubscriber()],
  inviteUserAction: async () => [{ name: 'New', email: newEmail(), role: 'sales' }],
  renewInvitationAction: async () => [(await makeUser())._id],
  changeRoleAction: async () => {
    const { _id, version } = await makeUser();
    return [_id, 'sales', version];
  },
  removeUserAction: async () => [(await makeUser())._id],
  confirmPasswordAction: async ({ password }) => [password],
  requireRecentPasswordAction: async () => [],
  searchEverythingAction: async () => ['Kadri'],
  endSessionAction: async ({ otherSessionId }) => [otherSessionId],
  endOtherSessionsAction: async () => [],
  changeOwnAccountAction: async ({ email, password }) => [{ name: 'Renamed', email, password }],
  changePasswordAction: async ({ password }) => [
    { currentPassword: password, newPassword: 'areca-terrace-91' },
  ],
  createWebhookAction: async () => ['https://hooks.example.com/b'],
  readWebhookSecretAction: async () => [await makeWebhook()],
  switchWebhookAction: async () => [await makeWebhook(), false],
  deleteWebhookAction: async () => [await makeWebhook()],
  testWebhookAction: async () => [await makeWebhook()],
  createSourceAction: async () => [{ kind: 'google', name: 'Google' }],
  updateSourceAction: async () => [await makeSource(), { isOn: false, version: 1 }],
  pollSourceNowAction: async () => [await makeSource('housing')],
  renewSourceSecretAction: async () => [await makeSource()],
  deleteSourceAction: async () => [await makeSource()],
  makeEnquiryOfPayloadAction: async () => [
    await makeBody(),
    { phone: newPhone(), email: '', budget: '', name: '', projectId: '', message: '' },
  ],
  saveListingsAction: async () => [await makeSource(), { listings: [], version: 1 }],
  setPayloadAsideAction: async () => [await makeBody(), true],
};
