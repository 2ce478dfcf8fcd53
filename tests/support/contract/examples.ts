import { expect } from 'vitest';
import { makePdfFile } from '../browser/pdf';
import { querySql } from '../database/sql';
import { addPartner, askAsPartner } from '../enquiries/partners';
import { makeSubscription } from '../enquiries/push-subscription';
import { slotIn } from '../enquiries/visits';
import { newEmail, newPhone } from '../values';
import { waitFor } from '../wait-for';
import { adminCredentials, call, cronSecret, logIn, makeForm, makeSmallPhoto } from './api';
import {
  aboutId,
  admin,
  application,
  asVisitor,
  brand,
  building,
  byId,
  colleague,
  deletedTestimonial,
  director,
  document,
  documentLink,
  type Example,
  enquiry,
  enquiryWithCv,
  filedToday,
  firstOf,
  foreignSession,
  handover,
  hero,
  idOf,
  invite,
  make,
  matchExample,
  newLeave,
  none,
  order,
  password,
  pdf,
  pictures,
  progress,
  project,
  register,
  registered,
  requestedVisit,
  sourceParams,
  subscriber,
  testimonial,
  unit,
  visitedProject,
  visitorOf,
  visitToken,
} from './example-parts';

export type { Example };

/** An example of every call of the document, by its name. */
export const examples: Record<string, () => Promise<Example>> = {
  'POST /api/admin/auth/login': async () => ({ json: adminCredentials }),
  'POST /api/admin/auth/register': async () => ({ json: { name: 'New', email: newEmail(), password } }),
  'GET /api/admin/auth/me': none,
  'POST /api/admin/auth/logout': async () => ({ token: await logIn() }),
  'POST /api/admin/auth/confirm': async () => ({ json: { password: adminCredentials.password } }),
  'POST /api/admin/auth/password': async () => ({
    token: (await register()).token,
    json: { currentPassword: password, newPassword: 'areca-terrace-91' },
  }),
  'GET /api/admin/users': none,
  'POST /api/admin/users': async () => ({ json: { name: 'New', email: newEmail(), role: 'sales' } }),
  'PATCH /api/admin/users/{id}': async () => ({ params: { id: await invite() }, json: { role: 'sales' } }),
  'DELETE /api/admin/users/{id}': byId(invite),
  'GET /api/admin/sessions': none,
  'DELETE /api/admin/sessions/{id}': foreignSession,
  'GET /api/projects': none,
  'GET /api/projects/featured': none,
  'GET /api/projects/{id}': byId(idOf(project)),
  'GET /api/admin/projects': none,
  'POST /api/admin/projects': async () => ({ json: { name: 'Contract Court', status: 'ongoing' } }),
  'PUT /api/admin/projects/order': order,
  'GET /api/admin/projects/{id}/progress': byId(idOf(project)),
  'POST /api/admin/projects/{id}/progress': async () => ({
    params: { id: (await project())._id },
    form: makeForm({ date: '2026-11-05', masonry: '40', images: [await makeSmallPhoto()] }),
  }),
  'PUT /api/admin/progress/{id}': async () => ({
    params: { id: await progress() },
    json: { sentence: 'The third slab is cast.' },
  }),
  'DELETE /api/admin/progress/{id}': byId(progress),
  'GET /api/admin/projects/{id}/documents': byId(idOf(project)),
  'POST /api/admin/projects/{id}/documents': async () => ({
    params: { id: (await project())._id },
    json: { title: 'Brochure', kind: 'Brochure', access: 'Open', file: await pdf() },
  }),
  'PUT /api/admin/documents/{id}': async () => ({
    params: { id: await document() },
    json: { title: 'New brochure' },
  }),
  'GET /api/admin/projects/{id}/filing': async () => ({ params: { id: (await registered()).id } }),
  'GET /api/admin/projects/{id}/filing/{quarter}': async () => ({ params: await registered() }),
  'POST /api/admin/projects/{id}/filing/{quarter}': async () => ({
    params: await registered(),
    json: filedToday(),
  }),
  'GET /api/admin/projects/{id}/filing/{quarter}/filed': async () => {
    const { id, quarter } = await registered();
    await make(`/api/admin/projects/${id}/filing/${quarter}`, filedToday());
    return { params: { id, quarter } };
  },
  'DELETE /api/admin/documents/{id}': byId(document),
  'GET /api/admin/projects/{id}/units': byId(idOf(project)),
  'POST /api/admin/projects/{id}/units': async () => ({
    params: { id: (await project())._id },
    json: { tower: 'East', floor: '8', number: '803', carpetArea: 104.38 },
  }),
  'PUT /api/admin/units/{id}': async () => ({ params: { id: await unit() }, json: { price: 8_910_000 } }),
  'DELETE /api/admin/units/{id}': byId(unit),
  'GET /api/admin/projects/{id}/units.csv': byId(idOf(project)),
  'POST /api/admin/projects/{id}/units.csv': async () => ({
    params: { id: (await project())._id },
    json: { csv: 'floorNo,unitNo\n8,803\n', isTrial: true },
  }),
  'GET /api/admin/projects/{id}/units/pulse': byId(idOf(project)),
  'GET /api/admin/units/{id}/state': byId(unit),
  'PUT /api/admin/units/{id}/state': async () => ({
    params: { id: await unit() },
    json: { state: 'booked', stateVersion: 0 },
  }),
  'GET /api/admin/visits': async () => ({ query: `from=${slotIn(3).slice(0, 10)}` }),
  'POST /api/admin/visits': async () => ({
    json: { enquiry: await enquiry(), project: await visitedProject(), startsAt: slotIn(3) },
  }),
  'GET /api/admin/visits/{id}': byId(requestedVisit),
  'POST /api/admin/visits/{id}': async () => ({
    params: { id: await requestedVisit() },
    json: { step: 'confirm', version: 1 },
  }),
  'POST /api/admin/files': async () => ({ form: makeForm({ file: [makePdfFile()] }) }),
  'GET /api/admin/files/{id}': byId(pdf),
  'GET /api/admin/projects/{id}': byId(idOf(project)),
  'PUT /api/admin/projects/{id}': async () => ({
    params: { id: await idOf(project)() },
    json: { name: 'Changed', status: 'ongoing' },
  }),
  'PATCH /api/admin/projects/{id}': async () => ({
    params: { id: await idOf(project)() },
    json: { explore: false },
  }),
  'DELETE /api/admin/projects/{id}': byId(idOf(project)),
  'GET /api/board': none,
  'GET /api/board/{id}': byId(director),
  'GET /api/admin/board': none,
  'POST /api/admin/board': async () => ({
    form: makeForm({ name: 'Asha', position: 'Chair', image: [await makeSmallPhoto()] }),
  }),
  'PUT /api/admin/board/order': order,
  'PUT /api/admin/board/{id}': async () => ({
    params: { id: await director() },
    json: { position: 'Member' },
  }),
  'DELETE /api/admin/board/{id}': byId(director),
  'GET /api/brands': none,
  'GET /api/admin/brands': none,
  'POST /api/admin/brands': pictures,
  'PUT /api/admin/brands/order': order,
  'DELETE /api/admin/brands/{id}': byId(brand),
  'GET /api/hero': none,
  'GET /api/admin/hero': none,
  'POST /api/admin/hero': pictures,
  'PUT /api/admin/hero/order': order,
  'DELETE /api/admin/hero/{id}': byId(hero),
  'GET /api/about': none,
  'GET /api/admin/about': none,
  'POST /api/admin/about': async () => ({ json: { yearsOfExperience: 31 } }),
  'PUT /api/admin/about': async () => ({ json: { _id: await aboutId(), yearsOfExperience: 31 } }),
  'GET /api/handovers': none,
  'GET /api/admin/handovers': none,
  'POST /api/admin/handovers': async () => ({ json: building }),
  'PUT /api/admin/handovers/order': order,
  'PUT /api/admin/handovers/{id}': async () => ({
    params: { id: await idOf(handover)() },
    json: { year: 2001 },
  }),
  'DELETE /api/admin/handovers/{id}': byId(idOf(handover)),
  'GET /api/testimonials': none,
  'POST /api/testimonials': async () => ({ json: { name: 'R. Rai', title: 'Owner', quote: 'Good.' } }),
  'PUT /api/testimonials/{id}': async () => ({
    params: { id: await idOf(testimonial)() },
    json: { name: 'R. Rai', title: 'Owner', quote: 'Very good.' },
  }),
  'PUT /api/admin/testimonials/order': order,
  'DELETE /api/admin/testimonials/{id}': byId(idOf(testimonial)),
  'POST /api/v1/enquiries': async () => ({
    json: { name: 'Nisha', email: newEmail(), phone: newPhone(), message: 'Hello' },
    ...asVisitor(),
  }),
  'POST /api/v1/callbacks': async () => ({
    json: {
      name: 'Nisha',
      mobile: newPhone(),
      email: newEmail(),
      location: 'Udupi',
      propertyType: 'Villa',
      source: 'Google',
    },
    ...asVisitor(),
  }),
  'POST /api/v1/landowners': async () => ({
    json: {
      ...(await visitorOf('landowner')),
      place: 'Kaup',
      extent: '12.5',
      unit: 'cents',
      intent: 'sale',
    },
    ...asVisitor(),
  }),
  'POST /api/v1/partners': async () => ({
    json: {
      ...(await visitorOf('partner')),
      firm: 'Coast Homes',
      agentNumber: 'PRM/KA/RERA/1251/309/AG/180625/000001',
      terms: 'Yes',
    },
    ...asVisitor(),
  }),
  'POST /api/v1/partners/buyers': async () => ({
    json: {
      token: (await addPartner(await admin())).token,
      name: 'K. Shetty',
      phone: newPhone(),
      agreed: 'Yes',
    },
    ...asVisitor(),
  }),
  'GET /api/admin/partners': none,
  'GET /api/admin/partners.csv': none,
  'GET /api/admin/partners/{id}': byId(askAsPartner),
  'PATCH /api/admin/partners/{id}': async () => {
    const { _id, version } = await addPartner(await admin());
    return { params: { id: _id }, json: { step: 'end', version } };
  },
  'POST /api/v1/careers': () => application(),
  'POST /api/v1/press': async () => ({
    json: { ...(await visitorOf('media')), publication: 'The Coast' },
    ...asVisitor(),
  }),
  'POST /api/v1/visits': async () => ({
    json: { name: 'Nisha', phone: newPhone(), projectId: await visitedProject(), startsAt: slotIn(3) },
    ...asVisitor(),
  }),
  'POST /api/v1/visits/change': async () => ({
    json: { token: await visitToken(), startsAt: slotIn(4) },
    ...asVisitor(),
  }),
  'POST /api/v1/visits/cancel': async () => ({ json: { token: await visitToken() }, ...asVisitor() }),
  'GET /api/v1/visits/calendar': async () => ({
    query: `token=${encodeURIComponent(await visitToken())}`,
  }),
  'POST /api/v1/newsletter': async () => ({ json: { email: newEmail() }, ...asVisitor() }),
  'GET /api/admin/enquiries': async () => ({ query: 'tab=open&limit=5' }),
  'GET /api/admin/enquiries.csv': none,
  'GET /api/admin/enquiries/pulse': none,
  'POST /api/admin/enquiries/import': async () => ({
    json: { rows: [{ name: 'Nisha', phone: newPhone() }], isTrial: false, isNoticeGiven: true },
  }),
  'GET /api/admin/enquiries/{id}': byId(() => enquiry()),
  'PATCH /api/admin/enquiries/{id}': async () => ({
    params: { id: await enquiry() },
    json: { state: 'contacted' },
  }),
  'POST /api/admin/enquiries/{id}/answers': async () => ({
    params: { id: await enquiry() },
    json: { way: 'call', outcome: 'spoke' },
  }),
  'GET /api/admin/push-subscriptions': none,
  'POST /api/admin/push-subscriptions': async () => ({ json: makeSubscription().subscription }),
  'POST /api/admin/push-subscriptions/key': none,
  'DELETE /api/admin/push-subscriptions/{id}': async () => ({
    params: { id: (await make('/api/admin/push-subscriptions', makeSubscription().subscription))._id },
  }),
  'GET /api/admin/assignment': none,
  // Of nobody: other files expect a site without a rotation.
  'PUT /api/admin/assignment': async () => ({ json: { places: [] } }),
  'POST /api/admin/assignment/leave': async () => ({ json: await newLeave() }),
  'DELETE /api/admin/assignment/leave/{id}': async () => ({
    params: { id: (await make('/api/admin/assignment/leave', await newLeave()))._id },
  }),
  'PUT /api/admin/assignment/members/{id}/hours': async () => ({
    params: { id: await colleague() },
    json: { hours: { days: ['Monday', 'Saturday'], opens: '10:00', closes: '19:00' } },
  }),
  'POST /api/admin/assignment/members/{id}/hand-over': async () => ({ params: { id: await colleague() } }),
  'POST /api/admin/enquiries/{id}/notes': async () => ({
    params: { id: await enquiry() },
    json: { text: 'Called.' },
  }),
  'POST /api/admin/enquiries/{id}/matches': matchExample,
  'DELETE /api/admin/enquiries/{id}/matches/{match}': async () => {
    const { params, json } = await matchExample();
    const decided = await make(`/api/admin/enquiries/${params.id}/matches`, json);
    return { params: { ...params, match: firstOf(decided.matches) } };
  },
  'POST /api/admin/enquiries/{id}/confirmations': async () => ({
    params: { id: await enquiry() },
    json: { contact: 'phone' },
  }),
  'DELETE /api/admin/enquiries/{id}/confirmations/{confirmation}': async () => {
    const id = await enquiry();
    const confirmed = await make(`/api/admin/enquiries/${id}/confirmations`, { contact: 'email' });
    return { params: { id, confirmation: firstOf(confirmed.confirmations) } };
  },
  'POST /api/admin/enquiries/{id}/documents/{link}': documentLink,
  'DELETE /api/admin/enquiries/{id}/documents/{link}': documentLink,
  'GET /api/admin/enquiries/{id}/cv': byId(enquiryWithCv),
  'GET /api/admin/enquiries/{id}/contact': byId(() => enquiry()),
  'DELETE /api/admin/enquiries/{id}/contact': byId(() => enquiry()),
  'GET /api/admin/sources/{id}/claims': async () => ({
    params: { id: (await sourceParams())?.source ?? '' },
    query: 'month=2026-11',
  }),
  'GET /api/admin/sources/{id}/bodies/{body}': async () => {
    const params = await sourceParams();
    await call('POST', `/api/in/${params?.source}/${params?.secret}`, {
      json: { name: 'Nisha', phone: newPhone() },
    });
    const readBody = async () => {
      const sql = 'select id, state from source_body where source_id = $1 limit 1';
      const [row] = await querySql(sql, [params?.source]);
      return row;
    };
    // The server makes an enquiry of it after its answer.
    await waitFor(async () => expect((await readBody())?.state).toBe('enquiry'));
    const body = await readBody();
    return { params: { id: params?.source ?? '', body: String(body?.id) } };
  },
  'GET /api/admin/figures/sources.csv': async () => ({ query: 'month=2026-11' }),
  'GET /api/admin/figures/google.csv': async () => ({ query: 'month=2026-11' }),
  'PUT /api/admin/figures/spend': async () => ({
    json: { source: '99acres', month: '2026-11', rupees: 76_800 },
  }),
  'GET /api/in/{source}/{secret}': async () => ({
    params: await sourceParams(),
    query: `name=Nisha&phone=${newPhone()}`,
  }),
  'POST /api/in/{source}/{secret}': async () => ({
    params: await sourceParams(),
    json: { name: 'Nisha', phone: newPhone() },
  }),
  'GET /api/admin/subscribers': none,
  'GET /api/admin/subscribers.csv': none,
  'DELETE /api/admin/subscribers/{id}': async () => ({ params: { id: await subscriber() } }),
  'GET /api/admin/bin': none,
  'POST /api/admin/bin/{kind}/{id}/restore': deletedTestimonial,
  'GET /api/admin/history': async () => ({ query: 'entity=project&limit=5' }),
  'GET /api/admin/settings/{part}': async () => ({ params: { part: 'contact' } }),
  'PUT /api/admin/settings/{part}': async () => ({
    params: { part: 'leads' },
    json: { value: { recipients: [] } },
  }),
  'POST /api/admin/uploads': async () => ({ form: makeForm({ file: [await makeSmallPhoto()] }) }),
  'GET /api/cron': async () => ({ token: cronSecret }),
  'GET /api/health/live': none,
  'GET /api/health/ready': none,
  'GET /api/openapi.json': none,
  'GET /api/docs': none,
};
