import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitTexts } from '@/lib/content/visits';
import { formatSlot } from '@/lib/shared/visits/visit-time';
import { addEditor, addSalesPerson } from '../../support/accounts/people';
import { baseUrl, call, logIn } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { findPlainForm } from '../../support/enquiries/plain-form';
import { slotIn, visited } from '../../support/enquiries/visits';
import { newAddress, newEmail, newName, newPhone } from '../../support/values';

type Project = { _id: string; slug: string };
let token = '';
let project: Project;
const made: string[] = [];

const addProject = async (change: object = {}): Promise<Project> => {
  const json = { ...visited, name: newName('Visited'), ...change };
  const { body } = await call('POST', '/api/admin/projects', { token, json });
  made.push((body as { _id: string })._id);
  return body as Project;
};
const read = async (path: string) => {
  const answer = await fetch(`${baseUrl}${path}`, { redirect: 'manual' });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** As a browser without a script sends it. */
const post = (path: string, fields: Record<string, string>, address = newAddress()) =>
  fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: {
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': address,
    },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
const pageOf = ({ slug }: Project) => `/projects/${slug}/visit`;
const person = () => ({ name: 'Nisha Pai', phone: newPhone(), email: newEmail() });
const book = async (change: Record<string, string> = {}) => {
  const answer = await post('/api/v1/visits', {
    ...person(),
    projectId: project._id,
    startsAt: slotIn(3),
    ...change,
  });
  return { status: answer.status, path: answer.headers.get('location') ?? '', text: await answer.text() };
};
const tokenOf = (path: string) => new URL(path, baseUrl).searchParams.get('token') ?? '';
const inputOf = (html: string, startsAt: string) => {
  const [input] = new RegExp(`<input[^>]*value="${startsAt}"[^>]*>`).exec(html) ?? [];
  if (!input) throw new Error(`The page has no time ${startsAt}`);
  return input;
};

beforeAll(async () => {
  token = await logIn();
  project = await addProject();
});
afterAll(async () => {
  for (const id of made) await call('DELETE', `/api/admin/projects/${id}`, { token });
});

describe('without a script', () => {
  it('a time is chosen on the page of the project, shown as taken at the next request, changed and called off by the link', async () => {
    const above = await read(`/projects/${project.slug}`);
    expect(above.text).toContain(`href="${pageOf(project)}"`);
    const page = await read(pageOf(project));
    expect([page.status, page.headers.get('cache-control')]).toEqual([
      200,
      expect.stringContaining('no-store'),
    ]);
    expect(inputOf(page.text, slotIn(3))).not.toContain('disabled');
    const { action, fields } = findPlainForm(page.text, 'projectId');
    const sent = await post(action, { ...fields, ...person(), startsAt: slotIn(3) });
    expect(sent.status).toBe(303);
    const path = sent.headers.get('location') ?? '';
    expect(inputOf((await read(pageOf(project))).text, slotIn(3))).toContain('disabled');

    const own = await read(path);
    expect(own.text).toContain(visitTexts.states.requested);
    for (let count = 0; count < 3; count += 1) await read(path);
    expect(await querySql('select state, sequence from visit where project_id = $1', [project._id])).toEqual([
      { state: 'requested', sequence: 0 },
    ]);
    const change = await post('/api/v1/visits/change', { token: tokenOf(path), startsAt: slotIn(4) });
    expect([change.status, change.headers.get('location')]).toEqual([303, path]);
    const after = (await read(pageOf(project))).text;
    expect(inputOf(after, slotIn(3))).not.toContain('disabled');
    expect(inputOf(after, slotIn(4))).toContain('disabled');
    const calendar = await read(`/api/v1/visits/calendar?token=${encodeURIComponent(tokenOf(path))}`);
    expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(calendar.text).toContain('SEQUENCE:1');
    const cancelled = await post('/api/v1/visits/cancel', { token: tokenOf(path) });
    expect(cancelled.status).toBe(303);
    expect((await read(path)).text).toContain(visitTexts.cancelled);
    expect(inputOf((await read(pageOf(project))).text, slotIn(4))).not.toContain('disabled');
  });

  it('whoever comes second reads it in words, with all that was typed and the times that are left', async () => {
    expect((await book({ startsAt: slotIn(5) })).status).toBe(303);
    const second = await book({ startsAt: slotIn(5), name: 'Kiran <Alva>' });
    expect(second.status).toBe(422);
    expect(second.text).toContain(visitTexts.goneTyped);
    expect(second.text).toContain('Kiran &lt;Alva&gt;');
    expect(second.text).not.toContain(`>${formatSlot(slotIn(5))}</option>`);
    expect(second.text).toContain(`>${formatSlot(slotIn(6))}</option>`);
  });

  it('an enquiry about the project leads to its times, and nothing is typed again', async () => {
    const fields = { ...person(), message: 'Is it free?', interest: 'general', projectId: project._id };
    const sent = await post('/api/v1/enquiries', fields);
    const path = sent.headers.get('location') ?? '';
    expect(path).toMatch(/^\/visit\?enquiry=/);
    const page = await read(path);
    expect(page.text).toContain('Thank you, Nisha');
    const form = findPlainForm(page.text, 'enquiry');
    const asked = await post(form.action, { ...form.fields, startsAt: slotIn(7) });
    expect(asked.status).toBe(303);
    expect((await read(asked.headers.get('location') ?? '')).text).toContain(visitTexts.yours);
  });
});

it('a link that we have not made has ended, with the telephone', async () => {
  const { path } = await book({ startsAt: slotIn(8) });
  const [id] = tokenOf(path).split('.');
  for (const wrong of ['/visit', '/visit?token=', `/visit?token=${id}.forged`, '/visit?enquiry=x']) {
    const { text } = await read(wrong);
    expect(text).toContain(visitTexts.ended);
    expect(text).toContain('href="tel:');
  }
  expect((await post('/api/v1/visits/cancel', { token: `${id}.forged` })).status).toBe(404);
});

it('a project without visits has no such page and takes none; it requests a visit by the form, as before', async () => {
  const plain = await addProject({ visitsOn: false });
  expect((await read(pageOf(plain))).status).toBe(404);
  expect((await read(`/projects/${plain.slug}`)).text).not.toContain(pageOf(plain));
  expect((await book({ projectId: plain._id })).status).toBe(404);
  const sent = await post('/api/v1/enquiries', { ...person(), message: 'Hello', projectId: plain._id });
  expect(sent.headers.get('location')).toBe('/contact/sent');
});

it('sales read and settle visits, editors do not', async () => {
  const sales = await logIn(await addSalesPerson());
  const editor = await logIn(await addEditor());
  const { path } = await book({ startsAt: slotIn(9) });
  const id = tokenOf(path).slice(0, 36);
  const one = `/api/admin/visits/${id}`;
  const list = `/api/admin/visits?from=${slotIn(9).slice(0, 10)}`;
  expect((await call('GET', list, { token: editor })).status).toBe(403);
  expect((await call('POST', one, { token: editor, json: { step: 'confirm', version: 1 } })).status).toBe(
    403,
  );
  expect((await call('GET', list, { token: sales })).body).toMatchObject({ visits: [{ _id: id }] });
  const confirmed = await call('POST', one, { token: sales, json: { step: 'confirm', version: 1 } });
  expect(confirmed.body).toMatchObject({ state: 'confirmed', version: 2, heldUntil: null });
  const stale = await call('POST', one, { token: sales, json: { step: 'cancel', version: 1 } });
  expect(stale.status).toBe(409);
});
