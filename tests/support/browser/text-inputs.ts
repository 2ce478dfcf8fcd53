import { type Answer, call, makeForm, makeSmallPhoto } from '../contract/api';
import { querySql } from '../database/sql';
import { slotIn } from '../enquiries/visits';
import { newAddress, newEmail, newName, newPhone, unknownId } from '../values';
import { makePdfFile } from './pdf';

/** What takes a text; `stored` is what was made of it, where it is kept. */
export type TextInput = {
  name: string;
  /** JSON may name halves of characters; what a form or an address carries is whole. */
  isJson?: true;
  /** Its answer costs more than most. */
  isDear?: true;
  send(text: string): Promise<{ status: number; stored?: string }>;
};
export type TextInputs = { inputs: TextInput[]; remove(): Promise<void> };

type Json = Record<string, unknown>;
const part = (value: unknown, keys: string) =>
  keys.split('.').reduce<unknown>((at, key) => (at as Json | undefined)?.[key], value);
const kept = ({ status, body }: Answer, keys: string) =>
  status < 300 ? { status, stored: String(part(body, keys)) } : { status };

const visitor = () => ({ accept: 'application/json', 'x-forwarded-for': newAddress() });
const enquire = () => ({ name: 'Text', email: newEmail(), phone: newPhone(), message: 'Hello' });

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const toHtml = (text: string) => `<p>${text.replaceAll(/[&<>"]/g, (one) => entities[one as '&'])}</p>`;
const fromHtml = (html: string) =>
  Object.entries(entities)
    .reverse()
    .reduce((text, [one, entity]) => text.replaceAll(entity, one), html.replaceAll(/<[^>]*>/g, ''));

/** A field of a record, by the call that changes it and where it stands in the answer. */
function fieldInput(
  [method, path, token]: [string, string, string],
  keys: string,
  toJson: (text: string) => Json,
): TextInput {
  return {
    name: `${method} ${path.replace(/[0-9a-f-]{36}/, '{id}')} ${keys}`,
    isJson: true,
    send: async (text) => kept(await call(method, path, { token, json: toJson(text) }), keys),
  };
}

const plain = (call: [string, string, string], names: string[]) =>
  names.map((name) => fieldInput(call, name, (text) => ({ [name]: text })));

async function openRecords(token: string) {
  const made: string[] = [];
  const add = async (path: string, options: { json?: object; form?: FormData }): Promise<Json> => {
    const { body } = await call('POST', path, { token, ...options });
    made.push(`${path.replace('/api/testimonials', '/api/admin/testimonials')}/${(body as Json)._id}`);
    return body as Json;
  };
  const project = await add('/api/admin/projects', { json: { name: newName('Text'), status: 'ongoing' } });
  // Goes with its project.
  const { body: entry } = await call('POST', `/api/admin/projects/${project._id}/progress`, {
    token,
    json: { date: '2026-11-05' },
  });
  const file = await call('POST', '/api/admin/files', { token, form: makeForm({ file: [makePdfFile()] }) });
  const { body: document } = await call('POST', `/api/admin/projects/${project._id}/documents`, {
    token,
    json: { title: 'Text', kind: 'Brochure', access: 'Open', file: (file.body as Json)._id },
  });
  const { body: unit } = await call('POST', `/api/admin/projects/${project._id}/units`, {
    token,
    json: { floor: '8', number: '803' },
  });
  const form = makeForm({ name: 'Text', position: 'Chair', image: [await makeSmallPhoto()] });
  const director = await add('/api/admin/board', { form });
  const words = await add('/api/testimonials', { json: { name: 'Text', title: 'Owner', quote: 'Good.' } });
  const building = await add('/api/admin/handovers', { json: { name: 'Text', place: 'Kaup', year: 2012 } });
  const toProject: [string, string, string] = ['PATCH', `/api/admin/projects/${project._id}`, token];
  const toDirector: [string, string, string] = ['PUT', `/api/admin/board/${director._id}`, token];
  const inputs: TextInput[] = [
    ...plain(toProject, ['name', 'location', 'client', 'price']),
    fieldInput(toProject, 'amenities.0', (text) => ({ amenities: [text, 'Lift'] })),
    fieldInput(toProject, 'specifications.0.title', (text) => ({
      specifications: [{ title: text, description: ['RCC'] }],
    })),
    fieldInput(toProject, 'specifications.0.description.0', (text) => ({
      specifications: [{ title: 'Structure', description: [text, 'RCC'] }],
    })),
    fieldInput(toProject, 'litigation.0.court', (text) => ({ litigation: [{ court: text }] })),
    fieldInput(toProject, 'litigation.0.number', (text) => ({
      litigation: [{ court: 'Civil', number: text }],
    })),
    ...plain(['PUT', `/api/admin/progress/${(entry as Json)._id}`, token], ['sentence', 'tower']),
    ...plain(['PUT', `/api/admin/documents/${(document as Json)._id}`, token], ['title']),
    ...plain(['PUT', `/api/admin/units/${(unit as Json)._id}`, token], ['tower', 'floor', 'number', 'type']),
    ...plain(toDirector, ['name', 'position']),
    fieldInput(toDirector, 'image.alt', (text) => ({ alt: text })),
    ...plain(['PUT', `/api/testimonials/${words._id}`, token], ['name', 'title', 'quote']),
    ...plain(['PUT', `/api/admin/handovers/${building._id}`, token], ['name', 'place']),
    {
      name: 'PUT /api/admin/board/{id} as a form',
      async send(text) {
        const form = makeForm({ position: text });
        const { status, stored } = kept(await call('PUT', toDirector[1], { token, form }), 'position');
        if (stored === undefined) return { status };
        // A form writes every end of a line in one way.
        return { status, stored: stored === text.replace(/\r\n?|\n/g, '\r\n') ? text : stored };
      },
    },
    {
      name: 'POST /api/admin/uploads, the name of the file',
      isDear: true,
      send: async (text) => {
        const bytes = await (await makeSmallPhoto()).arrayBuffer();
        const form = makeForm({ file: [new File([bytes], text, { type: 'image/jpeg' })] });
        return { status: (await call('POST', '/api/admin/uploads', { token, form })).status };
      },
    },
  ];
  const rich = (to: [string, string, string], field: string): TextInput => ({
    name: `${to[0]} ${field} as HTML`,
    isJson: true,
    async send(text) {
      const json = { [field]: toHtml(text) };
      const { status, stored } = kept(await call(to[0], to[1], { token, json }), field);
      return stored === undefined ? { status } : { status, stored: fromHtml(stored) };
    },
  });
  inputs.push(rich(toProject, 'description'), rich(toDirector, 'bio'));
  return { inputs, made };
}

/** What is written of people: a note on an enquiry, and the name of a colleague. */
async function openPeople(token: string): Promise<TextInput[]> {
  const json = enquire();
  await call('POST', '/api/v1/enquiries', { json, headers: visitor() });
  const [row] = await querySql('select id from enquiry where email = $1', [json.email]);
  return [
    {
      name: 'POST /api/admin/enquiries/{id}/notes',
      isJson: true,
      send: async (text) => {
        const path = `/api/admin/enquiries/${row?.id}/notes`;
        return { status: (await call('POST', path, { token, json: { text } })).status };
      },
    },
    {
      name: 'POST /api/admin/assignment/leave note',
      isJson: true,
      async send(text) {
        const [user] = await querySql(`select id from "user" where role = 'admin' limit 1`);
        const path = '/api/admin/assignment/leave';
        const leave = { user: user?.id, from: '2099-12-25', until: '2099-12-25', note: text };
        const answer = await call('POST', path, { token, json: leave });
        if (answer.status >= 300) return { status: answer.status };
        await call('DELETE', `${path}/${part(answer.body, '_id')}`, { token });
        return kept(answer, 'note');
      },
    },
    {
      name: 'POST /api/admin/users name',
      isJson: true,
      async send(text) {
        const path = '/api/admin/users';
        const answer = await call('POST', path, {
          token,
          json: { name: text, email: newEmail(), role: 'sales' },
        });
        if (answer.status >= 300) return { status: answer.status };
        await call('DELETE', `${path}/${part(answer.body, 'user._id')}`, { token });
        return kept(answer, 'user.name');
      },
    },
  ];
}

async function openSettings(token: string) {
  const saved = new Map<string, unknown>();
  const input = async (name: string, keys: string, change: (value: Json, text: string) => unknown) => {
    const path = `/api/admin/settings/${name}`;
    const { body } = await call('GET', path, { token });
    const { value } = body as { value: Json };
    saved.set(path, value);
    return fieldInput(['PUT', path, token], `value.${keys}`, (text) => ({
      value: change(structuredClone(value), text),
    }));
  };
  const inputs = [
    await input('contact', 'address.0', (value, text) => ({ ...value, address: [text] })),
    await input('faqs', '0.question', (_value, text) => [{ question: text, answer: ['Yes.'] }]),
    await input('home', 'statement', (value, text) => ({ ...value, statement: text })),
    await input('search', 'faqs.title', (value, text) => ({
      ...value,
      faqs: { title: text, description: '' },
    })),
    await input('terms', 'lead', (value, text) => ({ ...value, lead: text })),
  ];
  return { inputs, saved };
}

function formDoors(): TextInput[] {
  const input = (field: string, column: string, isJson: boolean): TextInput => ({
    name: `POST /api/v1/enquiries ${field} as ${isJson ? 'JSON' : 'a form'}`,
    ...(isJson && { isJson }),
    async send(text) {
      const fields = { ...enquire(), [field]: text };
      const type = isJson ? 'application/json' : 'application/x-www-form-urlencoded';
      const body = isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString();
      const raw = { type, body };
      const { status } = await call('POST', '/api/v1/enquiries', { raw, headers: visitor() });
      if (status >= 300) return { status };
      const [row] = await querySql(`select ${column} as text from enquiry where email = $1`, [fields.email]);
      return { status, stored: String(row?.text) };
    },
  });
  const post = (path: string, field: string, fields: () => Json = () => ({})): TextInput => ({
    name: `POST ${path} ${field}`,
    isJson: true,
    ...(path.endsWith('/login') && { isDear: true }),
    send: async (text) => {
      const json = { ...fields(), [field]: text };
      return { status: (await call('POST', path, { json, headers: visitor() })).status };
    },
  });
  return [
    ...[true, false].flatMap((isJson) => [
      input('name', 'name', isJson),
      input('message', 'message', isJson),
    ]),
    ...['email', 'phone', 'interest', 'page', 'lastTouch', 'requestKey', 'projectId'].map((field) =>
      post('/api/v1/enquiries', field, enquire),
    ),
    post('/api/v1/callbacks', 'location', enquire),
    ...['name', 'phone', 'startsAt', 'projectId', 'enquiry'].map((field) =>
      post('/api/v1/visits', field, () => ({ ...enquire(), startsAt: slotIn(3), projectId: unknownId })),
    ),
    ...['change', 'cancel'].map((what) =>
      post(`/api/v1/visits/${what}`, 'token', () => ({ startsAt: slotIn(3) })),
    ),
    ...['token', 'name', 'phone', 'email', 'projectId', 'message'].map((field) =>
      post('/api/v1/partners/buyers', field, () => ({ ...enquire(), agreed: 'Yes', token: 'forged' })),
    ),
    post('/api/v1/newsletter', 'email'),
    post('/api/admin/auth/login', 'email', () => ({ password: 'laterite-monsoon-44' })),
    post('/api/admin/auth/login', 'password', () => ({ email: newEmail() })),
  ];
}

function queryDoors(token: string): TextInput[] {
  const get = (path: string): TextInput => ({
    name: `GET ${path}`,
    isDear: true,
    send: async (text) => {
      const address = `${path}${encodeURIComponent(text)}`;
      return { status: (await call('GET', address, { token, headers: visitor() })).status };
    },
  });
  return [
    ...['/projects?q=', '/projects?location=', '/projects?status='].map(get),
    ...['/api/admin/enquiries?q=', '/api/admin/enquiries?source=', '/api/admin/history?entity='].map(get),
    ...[
      '/projects/',
      '/api/projects/',
      '/share/',
      '/visit?token=',
      '/partner?token=',
      '/api/v1/visits/calendar?token=',
    ].map(get),
    ...['/api/admin/visits?from=', '/api/admin/visits?project=', '/admin/visits?day='].map(get),
  ];
}

/** The texts that the forms of the office ask for, each in a form that is else right. */
const officeTexts = {
  landowners: {
    asked: { place: 'Kaup', extent: '2', unit: 'acres', surveyNumber: '1', intent: 'sale' },
    texts: ['place', 'surveyNumber'],
  },
  partners: {
    asked: { firm: 'Sea', agentNumber: 'PRM/KA/RERA/1251/309/AG/180625/000001', terms: 'Yes' },
    texts: ['firm'],
  },
  careers: { asked: { position: 'Site engineer' }, texts: ['position'] },
  press: { asked: { publication: 'Udayavani', deadline: '' }, texts: ['publication'] },
} as const;

/** Those that keep only what has a form of its own: anything else is refused. */
const shapedTexts = {
  landowners: ['extent', 'unit', 'intent'],
  partners: ['agentNumber', 'terms'],
  careers: [],
  press: ['deadline'],
} as const;

function officeDoor(form: keyof typeof officeTexts, field: string, isKept: boolean): TextInput {
  const isJson = form !== 'careers';
  return {
    name: `POST /api/v1/${form} ${field}`,
    ...(isJson && { isJson }),
    async send(text) {
      const fields: Record<string, string> = { ...enquire(), ...officeTexts[form].asked, [field]: text };
      const body = isJson ? { json: fields } : { form: makeForm({ ...fields, cv: [makePdfFile('CV.pdf')] }) };
      const { status } = await call('POST', `/api/v1/${form}`, { ...body, headers: visitor() });
      if (status >= 300 || !isKept) return { status };
      const [row] = await querySql('select details ->> $2 as text from enquiry where email = $1', [
        fields.email,
        field,
      ]);
      const stored = String(row?.text);
      // A form writes every end of a line in one way.
      const isSame = !isJson && stored === text.replace(/\r\n?|\n/g, '\r\n');
      return { status, stored: isSame ? text : stored };
    },
  };
}

/** The forms are on meanwhile. */
async function openOfficeForms(token: string) {
  const path = '/api/admin/settings/forms';
  const { body } = await call('GET', path, { token });
  const { value } = body as { value: Json };
  const json = { value: { ...value, landowner: true, partner: true, career: true, media: true } };
  await call('PUT', path, { token, json });
  // Each is one of the entries.
  const inputs = (Object.keys(officeTexts) as (keyof typeof officeTexts)[]).flatMap((form) => [
    ...officeTexts[form].texts.map((field) => officeDoor(form, field, true)),
    ...shapedTexts[form].map((field) => officeDoor(form, field, false)),
  ]);
  return { inputs, saved: [path, value] as const };
}

/** Every kind of input through which a text comes in, each with a record of its own behind it. The token is an admin’s. */
export async function openTextDoors(token: string): Promise<TextInputs> {
  const records = await openRecords(token);
  const settings = await openSettings(token);
  const office = await openOfficeForms(token);
  settings.saved.set(...office.saved);
  return {
    inputs: [
      ...records.inputs,
      ...(await openPeople(token)),
      ...settings.inputs,
      ...formDoors(),
      ...office.inputs,
      ...queryDoors(token),
    ],
    async remove() {
      for (const address of records.made) await call('DELETE', address, { token });
      for (const [path, value] of settings.saved) await call('PUT', path, { token, json: { value } });
    },
  };
}
