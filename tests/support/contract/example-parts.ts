import { endedQuarter } from '@/lib/shared/filing/quarters';
import { toDay } from '@/lib/shared/time/local-day';
import { makePdfFile } from '../browser/pdf';
import { querySql } from '../database/sql';
import { slotIn, visited } from '../enquiries/visits';
import { newAddress, newEmail, newPhone } from '../values';
import { call, logIn, makeForm, makeSmallPhoto } from './api';

/** What makes a call succeed. */
export type Example = {
  params?: Record<string, string>;
  query?: string;
  json?: Record<string, unknown>;
  form?: FormData;
  /** Another one than the admin's. */
  token?: string;
  headers?: Record<string, string>;
};

export const password = 'laterite-monsoon-44';
export const asVisitor = () => ({ headers: { accept: 'application/json', 'x-forwarded-for': newAddress() } });

let token = '';
export const admin = async () => {
  token ||= await logIn();
  return token;
};

export async function make(path: string, json: object): Promise<{ _id: string; [field: string]: unknown }> {
  const { body } = await call('POST', path, { token: await admin(), json });
  return body as { _id: string };
}

export const project = () => make('/api/admin/projects', { name: 'Contract Court', status: 'ongoing' });
export const progress = async () => {
  const { _id } = await project();
  return (await make(`/api/admin/projects/${_id}/progress`, { date: '2026-11-05' }))._id;
};
/** A project that is filed for, and a quarter that is over. */
export const registered = async () => {
  const registrations = [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000139' }];
  const { _id } = await make('/api/admin/projects', {
    name: 'Filed Court',
    status: 'ongoing',
    registrations,
  });
  return { id: _id, quarter: endedQuarter(toDay(Date.now())) };
};
export const filedToday = () => ({ filedOn: toDay(Date.now()), filedBy: 'Meera Shenoy' });
export const pdf = async () => {
  const { status, body } = await call('POST', '/api/admin/files', {
    token: await admin(),
    form: makeForm({ file: [makePdfFile()] }),
  });
  if (status !== 201) throw new Error(`No file was uploaded: ${status}`);
  return String((body as { _id: unknown })._id);
};
export const colleague = async () => {
  const { user } = await make('/api/admin/users', { name: 'New', email: newEmail(), role: 'sales' });
  return (user as { _id: string })._id;
};
export const newLeave = async () => ({ user: await colleague(), from: '2099-12-25', until: '2099-12-26' });
export const document = async () => {
  const { _id } = await project();
  const json = { title: 'Brochure', kind: 'Brochure', access: 'On request', file: await pdf() };
  return (await make(`/api/admin/projects/${_id}/documents`, json))._id;
};
export const unit = async () => {
  const { _id } = await project();
  return (await make(`/api/admin/projects/${_id}/units`, { floor: '8', number: '803' }))._id;
};
export const testimonial = () =>
  make('/api/testimonials', { name: 'R. Rai', title: 'Owner', quote: 'Good.' });
export const register = async () => {
  const email = newEmail();
  const made = await make('/api/admin/auth/register', { name: 'New', email, password });
  return { email, token: String(made.token) };
};
export const invite = async () => {
  const { user } = await make('/api/admin/users', { name: 'New', email: newEmail() });
  return (user as { _id: string })._id;
};

async function addWithPicture(path: string, fields: Record<string, string>, field: string): Promise<string> {
  const form = makeForm({ ...fields, [field]: [await makeSmallPhoto()] });
  const { body } = await call('POST', path, { token: await admin(), form });
  const [first] = [(body as { images?: unknown[] }).images ?? body].flat() as { _id: string }[];
  return first?._id ?? '';
}
export const director = () =>
  addWithPicture('/api/admin/board', { name: 'Asha', position: 'Chair' }, 'image');
export const brand = () => addWithPicture('/api/admin/brands', {}, 'images');
export const hero = () => addWithPicture('/api/admin/hero', {}, 'images');
export const building = { name: 'Tile House', place: 'Puttur', year: 2000 };
export const handover = () => make('/api/admin/handovers', building);
export const pictures = async () => ({
  form: makeForm({ images: [await makeSmallPhoto(2), await makeSmallPhoto(3)] }),
});

export async function aboutId(): Promise<string> {
  const { _id } = await make('/api/admin/about', {});
  return _id;
}

/** A project that takes visits, and the link of a visit that somebody has asked for. */
export const visitedProject = async () => (await make('/api/admin/projects', visited))._id;
export async function visitToken(): Promise<string> {
  const json = { name: 'Nisha', phone: newPhone(), projectId: await visitedProject(), startsAt: slotIn(3) };
  const { headers } = await call('POST', '/api/v1/visits', { json, ...asVisitor() });
  return new URL(headers.get('location') ?? '', 'https://example.com').searchParams.get('token') ?? '';
}
export async function requestedVisit(): Promise<string> {
  const given = await visitToken();
  return given.slice(0, given.lastIndexOf('.'));
}

export async function subscriber(): Promise<string> {
  await call('POST', '/api/v1/newsletter', { json: { email: newEmail() }, ...asVisitor() });
  const { body } = await call('GET', '/api/admin/subscribers', { token: await admin() });
  return (body as { subscribers: { _id: string }[] }).subscribers[0]?._id ?? '';
}

export async function deletedTestimonial(): Promise<Example> {
  const { _id } = await testimonial();
  await call('DELETE', `/api/admin/testimonials/${_id}`, { token: await admin() });
  return { params: { kind: 'testimonial', id: _id } };
}

export async function foreignSession(): Promise<Example> {
  const { email } = await register();
  const { body } = await call('GET', '/api/admin/sessions', { token: await admin() });
  const found = (body as { _id: string; user: { email: string } }[]).find(({ user }) => user.email === email);
  return { params: { id: found?._id ?? '' } };
}

export async function enquiry(email = newEmail(), more: object = {}): Promise<string> {
  const json = { name: 'Nisha', email, phone: newPhone(), message: 'Hello', ...more };
  await call('POST', '/api/v1/enquiries', { json, ...asVisitor() });
  const { body } = await call('GET', `/api/admin/enquiries?q=${email}`, { token: await admin() });
  return (body as { enquiries: { _id: string }[] }).enquiries[0]?._id ?? '';
}

/** What a form of the office sends beside its own fields; the form is on from then on. */
export async function visitorOf(form: 'landowner' | 'partner' | 'career' | 'media') {
  const path = '/api/admin/settings/forms';
  const { body } = await call('GET', path, { token: await admin() });
  const { value } = body as { value: object };
  await call('PUT', path, { token: await admin(), json: { value: { ...value, [form]: true } } });
  return { name: 'Nisha', email: newEmail(), phone: newPhone(), message: 'Hello' };
}

export const application = async (email?: string) => {
  const visitor = await visitorOf('career');
  const fields = { ...visitor, email: email ?? visitor.email, position: 'Engineer' };
  return { form: makeForm({ ...fields, cv: [makePdfFile('CV.pdf')] }), ...asVisitor() };
};

export async function enquiryWithCv(): Promise<string> {
  const email = newEmail();
  await call('POST', '/api/v1/careers', await application(email));
  const { body } = await call('GET', `/api/admin/enquiries?q=${email}`, { token: await admin() });
  return (body as { enquiries: { _id: string }[] }).enquiries[0]?._id ?? '';
}

/** An enquiry whose visitor has asked for a document. */
export async function documentLink(): Promise<Example> {
  const { _id: projectId } = await project();
  const json = { title: 'Brochure', kind: 'Brochure', access: 'On request', file: await pdf() };
  await make(`/api/admin/projects/${projectId}/documents`, json);
  const id = await enquiry(newEmail(), { projectId, documents: 'Yes' });
  const { body } = await call('GET', `/api/admin/enquiries/${id}`, { token: await admin() });
  return { params: { id, link: firstOf((body as { documents: unknown }).documents) } };
}

/** A source, which the screens alone add. */
export async function sourceParams(): Promise<Example['params']> {
  const [row] = await querySql(
    `insert into source (id, kind, name, secret, updated_at)
     values (gen_random_uuid(), 'form', 'Landing page', 'secret-of-a-source', now()) returning id`,
  );
  return { source: String(row?.id), secret: 'secret-of-a-source' };
}

/** The same address with two numbers. */
export async function matchExample() {
  const email = newEmail();
  const other = await enquiry(email);
  return { params: { id: await enquiry(email) }, json: { enquiry: other, state: 'accepted' } };
}

export const firstOf = (list: unknown): string => (list as { _id: string }[])[0]?._id ?? '';

export const byId = (make: () => Promise<string>) => async () => ({ params: { id: await make() } });
export const idOf = (make: () => Promise<{ _id: string }>) => async () => (await make())._id;
export const none = async (): Promise<Example> => ({});
export const order = async (): Promise<Example> => ({ json: { ids: [] } });
