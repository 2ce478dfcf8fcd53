import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, call, logIn, makeForm, makeSmallPhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { unknownId } from '../../support/values';

type Image = { _id: string; url: string; public_id: string };
type Project = {
  slug: string;
  _id: string;
  name: string;
  status: string;
  category: string | null;
  description: string;
  explore: boolean;
  amenities: string[];
  specifications: { title: string; description: string[] }[];
  images: Image[];
  unitsShown: string;
  version: number;
};

let token = '';

beforeAll(async () => {
  token = await logIn();
});

async function addProject(fields: Record<string, string | string[] | File[]> = {}): Promise<Project> {
  const form = makeForm({ name: 'Areca Court', status: 'ongoing', ...fields });
  const { status, body } = await call('POST', '/api/admin/projects', { token, form });
  expect(status).toBe(201);
  return body as Project;
}

/** `src` gains widths as they are made in the background. */
const settled = (project: Project) => ({
  ...project,
  images: project.images.map((image) => ({ ...image, src: undefined })),
});

type Entry = Record<string, unknown>;
type Naming = Record<'registrations' | 'papers' | 'exemptions', Entry[]>;
type Shown = Project &
  Naming & {
    unitCounts: object[] | null;
    progress: object[];
    documents: { _id: string; url: string | null }[];
  };
type AdminProject = Project & Naming & { isHidden: boolean; litigation: object[] };

/** What the website is told of a project that the office knows so. */
function toShown(
  { registrations, papers, exemptions, litigation: _own, ...project }: AdminProject,
  documents: Shown['documents'],
) {
  const urls = new Map(documents.map(({ _id, url }) => [_id as unknown, url]));
  const withUrl = ({ documentId, ...entry }: Entry) => ({
    ...entry,
    documentUrl: urls.get(documentId) ?? null,
  });
  return {
    ...project,
    registrations: registrations
      .map(({ authority: _authority, matchedOn: _on, matchedBy: _by, ...registration }) => registration)
      .map(withUrl),
    papers: papers.map(withUrl),
    exemptions: exemptions.map(withUrl),
  };
}

const read = async (id: string) => (await call('GET', `/api/projects/${id}`)).body as Project;

describe('creating', () => {
  // proves: API-3
  it('takes the multipart fields of the specification and answers the created project', async () => {
    const created = await addProject({
      name: 'Banyan Terrace',
      description: '<p>Quiet rooms</p>',
      category: 'Luxury villa',
      status: 'ready to move',
      location: 'Kadri, Mangalore',
      client: 'Banyan LLP',
      price: '2,400',
      amenities: ['Gym', 'Children’s Play Area', 'Rooftop Deck'],
      specifications: JSON.stringify([{ title: 'Structure', description: ['RCC frame', 'Laterite walls'] }]),
      explore: 'false',
      images: [await makeSmallPhoto(1), await makeSmallPhoto(2), await makeSmallPhoto(3)],
    });
    expect(created).toMatchObject({
      name: 'Banyan Terrace',
      description: '<p>Quiet rooms</p>',
      category: 'Luxury villa',
      status: 'ready to move',
      location: 'Kadri, Mangalore',
      client: 'Banyan LLP',
      price: '2,400',
      explore: false,
      amenities: ['Gym', 'Children’s Play Area', 'Rooftop Deck'],
      specifications: [{ title: 'Structure', description: ['RCC frame', 'Laterite walls'] }],
    });
    expect(created.images).toHaveLength(3);
    for (const { url, public_id } of created.images) {
      expect(public_id).toMatch(/^[0-9a-f]{32}$/);
      const picture = await fetch(new URL(url, baseUrl));
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/webp');
    }
    // What lies before a court is the office's own.
    const { litigation, ...shown } = { litigation: null, ...settled(created) };
    expect(litigation).toEqual([]);
    expect(settled(await read(created._id))).toEqual({
      ...shown,
      ...{ unitCounts: null, progress: [], documents: [] },
    });
  });

  // proves: API-4, ADP-4
  it('takes a JSON body, where explore is true by default and every other field but name and status may be absent', async () => {
    const { status, body } = await call('POST', '/api/admin/projects', {
      token,
      json: { name: 'Cashew Row', status: 'upcoming' },
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ explore: true, category: null, amenities: [], images: [], price: '' });
  });

  it('removes what the editor cannot make from a description', async () => {
    const { description } = await addProject({
      description:
        '<h1 onclick="x()">A</h1><script>x()</script><a href="javascript:x()">b</a><img src=x onerror=x()>',
    });
    expect(description).toBe('<h1>A</h1><a>b</a>');
  });

  it('names each field that is wrong, and stores nothing', async () => {
    const before = ((await call('GET', '/api/projects')).body as Project[]).length;
    const form = makeForm({ name: ' ', status: 'sold', images: [await makeSmallPhoto()] });
    const { status, body } = await call('POST', '/api/admin/projects', { token, form });
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'Name is required',
      errors: {
        name: 'Name is required',
        status: 'Status must be one of upcoming, ongoing, featured, ready to move, completed',
      },
    });
    expect((await call('GET', '/api/projects')).body).toHaveLength(before);
  });

  it.each([
    ['specifications that are not JSON', { specifications: '{oops' }, 422, 'specifications'],
    ['an explore that is neither true nor false', { explore: 'yes' }, 422, 'explore'],
    ['a category that is not offered', { category: 'Palace' }, 422, 'category'],
    ['specifications of another shape', { specifications: '[{"title":1}]' }, 422, 'specifications.0.title'],
  ])('refuses %s', async (_what, fields, expected, field) => {
    const form = makeForm({ name: 'Bad', status: 'ongoing', ...fields });
    const { status, body } = await call('POST', '/api/admin/projects', { token, form });
    expect(status).toBe(expected);
    expect(Object.keys((body as { errors: object }).errors)).toContain(field);
  });

  // proves: API-10
  it('refuses bodies that are not what they say', async () => {
    for (const [status, type, body] of [
      [400, 'application/json', '{"name":'],
      [415, 'text/plain', 'name=x'],
      [400, 'multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="name"\r\n\r\nx'],
    ] as const) {
      const answer = await call('POST', '/api/admin/projects', { token, raw: { type, body } });
      expect([type, answer.status]).toEqual([type, status]);
      expect(answer.body).toHaveProperty('message');
    }
  });
});

describe('updating', () => {
  // proves: API-3
  it('PUT changes the fields that are sent and leaves absent ones, pictures included', async () => {
    const created = await addProject({
      amenities: ['Gym'],
      explore: 'false',
      images: [await makeSmallPhoto()],
    });
    const form = makeForm({ name: 'Areca Court II', status: 'completed' });
    const { status, body } = await call('PUT', `/api/admin/projects/${created._id}`, { token, form });
    expect(status).toBe(200);
    expect(settled(body as Project)).toMatchObject({
      name: 'Areca Court II',
      status: 'completed',
      amenities: ['Gym'],
      explore: false,
      images: settled(created).images,
    });
  });

  // proves: API-3
  it('keeps the pictures that existingImages names, in its order, by public_id or url, and puts new ones after them', async () => {
    const created = await addProject({
      images: [await makeSmallPhoto(1), await makeSmallPhoto(2), await makeSmallPhoto(3)],
    });
    const [first, , third] = created.images as [Image, Image, Image];
    const form = makeForm({
      existingImages: JSON.stringify([third.url, first.public_id]),
      images: [await makeSmallPhoto(4)],
    });
    const { body } = await call('PUT', `/api/admin/projects/${created._id}`, { token, form });
    const images = (body as Project).images;
    expect(images).toHaveLength(3);
    expect(images.slice(0, 2).map(({ public_id }) => public_id)).toEqual([third.public_id, first.public_id]);
  });

  // proves: API-4
  it.each(['PATCH', 'PUT'])(
    '%s keeps the pictures that the images of a JSON body name, in that order, with what is said of them',
    async (method) => {
      const created = await addProject({
        images: [await makeSmallPhoto(1), await makeSmallPhoto(2), await makeSmallPhoto(3)],
      });
      const [first, , third] = created.images as [Image, Image, Image];
      const change = (json: object) =>
        call(method, `/api/admin/projects/${created._id}`, { token, json: { name: 'Areca', ...json } });
      const { url, public_id } = first;
      const images = [{ ...third, alt: 'The gate' }, { url, public_id }, third];
      const { status, body } = await change({ images });
      expect(status).toBe(200);
      expect((body as Project).images).toMatchObject([
        { public_id: third.public_id, alt: 'The gate' },
        { public_id, alt: '' },
      ]);
      expect((await change({ images: [] })).body).toMatchObject({ images: [] });
    },
  );

  // proves: API-4
  it('a record that was read is taken back as it stands, and nothing of it changes but its version', async () => {
    const { _id } = await addProject({ images: [await makeSmallPhoto(1), await makeSmallPhoto(2)] });
    for (const method of ['PATCH', 'PUT']) {
      const { body } = await call('GET', `/api/admin/projects/${_id}`, { token });
      const record = body as Project;
      const answer = await call(method, `/api/admin/projects/${_id}`, { token, json: record });
      expect(answer.status).toBe(200);
      const { version, ...rest } = settled(record);
      expect(settled(answer.body as Project)).toEqual({
        ...rest,
        version: version + 1,
        updatedAt: expect.any(String),
      });
    }
  });

  // proves: API-3, API-4
  it('refuses a picture that is none of the project’s in words, and leaves its pictures', async () => {
    const created = await addProject({ images: [await makeSmallPhoto(1)] });
    const other = await addProject({ images: [await makeSmallPhoto(2)] });
    const [own] = created.images;
    const path = `/api/admin/projects/${created._id}`;
    const message = 'Image 2 does not belong to this record. Send a new one as a file, or upload it first.';
    for (const json of [
      { images: [own, other.images[0]] },
      { images: [own, { url: '/uploads/none/master.webp' }] },
      { images: [own, {}] },
      { existingImages: [own?.url, 'none'] },
    ]) {
      const field = Object.keys(json)[0] ?? '';
      expect(await call('PATCH', path, { token, json })).toMatchObject({
        status: 422,
        body: { message, errors: { [field]: message } },
      });
    }
    const shaped = await call('PATCH', path, { token, json: { images: 'one.jpg' } });
    expect(shaped).toMatchObject({ status: 422, body: { message: 'Send images as the list that you read' } });
    const { _id: _, ...copy } = created;
    expect((await call('POST', '/api/admin/projects', { token, json: copy })).status).toBe(422);
    expect((await read(created._id)).images.map(({ _id }) => _id)).toEqual([own?._id]);
  });

  // proves: API-3
  it('takes one empty amenities value as none', async () => {
    const created = await addProject({ amenities: ['Gym'] });
    const form = makeForm({ amenities: '' });
    const { body } = await call('PUT', `/api/admin/projects/${created._id}`, { token, form });
    expect((body as Project).amenities).toEqual([]);
  });

  // proves: API-4
  it('PATCH changes the one field of a JSON body', async () => {
    const created = await addProject({ location: 'Udupi' });
    const { status, body } = await call('PATCH', `/api/admin/projects/${created._id}`, {
      token,
      json: { status: 'featured' },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'featured', location: 'Udupi', name: created.name });
  });

  it('any status can follow any other', async () => {
    // proves: ADP-4
    const { _id } = await addProject({ status: 'completed' });
    for (const status of ['upcoming', 'ready to move', 'featured', 'ongoing', 'upcoming']) {
      const answer = await call('PATCH', `/api/admin/projects/${_id}`, { token, json: { status } });
      expect(answer.body).toMatchObject({ status });
    }
  });

  it('refuses a save over a newer one with 409 and the record as it stands', async () => {
    const { _id, version } = await addProject();
    await call('PATCH', `/api/admin/projects/${_id}`, { token, json: { name: 'Theirs', version } });
    const late = await call('PATCH', `/api/admin/projects/${_id}`, {
      token,
      json: { name: 'Mine', version },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ current: { name: 'Theirs', version: version + 1 } });
    expect((await read(_id)).name).toBe('Theirs');
  });

  it('of twenty saves over the same version exactly one wins', async () => {
    const { _id, version } = await addProject();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call('PATCH', `/api/admin/projects/${_id}`, { token, json: { name: `Save ${index}`, version } }),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
  });
});

describe('deleting', () => {
  // proves: API-3
  it('takes the project out of every call', async () => {
    const created = await addProject();
    const { status } = await call('DELETE', `/api/admin/projects/${created._id}`, { token });
    expect(status).toBe(200);
    expect((await call('GET', `/api/projects/${created._id}`)).status).toBe(404);
    const all = (await call('GET', '/api/projects')).body as Project[];
    expect(all.map(({ _id }) => _id)).not.toContain(created._id);
    expect((await call('DELETE', `/api/admin/projects/${created._id}`, { token })).status).toBe(404);
  });

  it('answers 404 for a project that is not there, by every call', async () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const json = method === 'DELETE' ? undefined : { name: 'x' };
      const answer = await call(method, `/api/admin/projects/${unknownId}`, { token, json });
      expect(answer.status).toBe(404);
    }
    const open = await call('GET', `/api/projects/${unknownId}`);
    expect(open).toMatchObject({ status: 404, body: { message: 'Unable to load project details.' } });
    expect((await call('GET', '/api/projects/not-an-id')).status).toBe(404);
  });
});

describe('reading', () => {
  // proves: API-2, API-3
  it('answers every project to anybody, and the featured ones, at most 9', async () => {
    for (let index = 0; index < 10; index += 1)
      await addProject({ name: `Featured ${index}`, status: 'featured' });
    const featured = (await call('GET', '/api/projects/featured')).body as Project[];
    expect(featured).toHaveLength(9);
    expect(new Set(featured.map(({ status }) => status))).toEqual(new Set(['featured']));
    const readBoth = async () => [
      (await call('GET', '/api/projects')).body,
      (await call('GET', '/api/admin/projects', { token })).body,
    ];
    // Between the two reads a picture may get its files.
    await expect
      .poll(async () => {
        const [all, adminList] = await readBoth();
        // What counts its units has a test of its own (units.test.ts).
        const isPlain = ({ unitsShown }: { unitsShown: string }) => unitsShown === 'nothing';
        const shown = (all as Shown[])
          .filter(isPlain)
          .map(({ progress: _progress, documents: _documents, unitCounts: _counts, ...project }) => ({
            ...project,
            isHidden: false,
          }));
        const listed = (adminList as AdminProject[]).filter(isPlain).filter(({ isHidden }) => !isHidden);
        const documents = (all as Shown[]).flatMap((project) => project.documents);
        const expected = listed.map((project) => toShown(project, documents));
        return isDeepStrictEqual(shown, expected);
      })
      .toBe(true);
    expect((await readBoth())[0]).toSatisfy((all: Project[]) => all.length > 9);
  });

  // proves: ADM-2
  it('says to the office which projects are hidden, and answers those to nobody else', async () => {
    const { _id } = await addProject({ name: 'Taken off' });
    const saysHidden = async () => {
      const { body } = await call('GET', '/api/admin/projects', { token });
      return (body as (Project & { isHidden: boolean })[]).find((project) => project._id === _id)?.isHidden;
    };
    expect(await saysHidden()).toBe(false);
    await querySql('update project set hidden_at = now() where id = $1', [_id]);
    expect(await saysHidden()).toBe(true);
    expect((await call('GET', `/api/projects/${_id}`)).status).toBe(404);
    await call('DELETE', `/api/admin/projects/${_id}`, { token });
  });
});
