import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, logIn, makeForm, makeSmallPhoto } from '../../support/contract/api';
import { runSql } from '../../support/database/sql';
import { unknownId } from '../../support/values';

type Picture = { url: string; public_id: string };
type Brand = { _id: string; image: Picture };
type Hero = { images: (Picture & { _id: string })[] };
type Director = { _id: string; name: string; position: string; bio: string; image: Picture; version: number };
type Testimonial = { _id: string; name: string; title: string; quote: string };

let token = '';
const created: string[] = [];

beforeAll(async () => {
  token = await logIn();
});

// What other files expect of the site stays as it was.
afterAll(async () => {
  for (const path of created) await call('DELETE', path, { token });
});

const read = async <T>(path: string) => (await call('GET', path)).body as T;
const idsOf = (list: { _id: string }[]) => list.map(({ _id }) => _id);

describe('brands', () => {
  // proves: API-5
  it('are added one for each picture, listed to anybody, and gone when they are deleted', async () => {
    const form = makeForm({ images: [await makeSmallPhoto(1), await makeSmallPhoto(2)] });
    const { status, body } = await call('POST', '/api/admin/brands', { token, form });
    expect(status).toBe(201);
    const brands = body as Brand[];
    expect(brands).toHaveLength(2);
    for (const { image } of brands) expect(image.url).toMatch(/master\.webp$/);
    const listed = await read<Brand[]>('/api/brands');
    expect(idsOf(listed)).toEqual(expect.arrayContaining(idsOf(brands)));
    const office = (await call('GET', '/api/admin/brands', { token })).body as Brand[];
    expect(idsOf(office)).toEqual(idsOf(listed));
    for (const id of idsOf(brands)) {
      expect((await call('DELETE', `/api/admin/brands/${id}`, { token })).status).toBe(200);
    }
    expect(idsOf(await read<Brand[]>('/api/brands'))).not.toContain(brands[0]?._id);
    expect((await call('DELETE', `/api/admin/brands/${unknownId}`, { token })).status).toBe(404);
  });

  it('are not added without a picture', async () => {
    const { status, body } = await call('POST', '/api/admin/brands', { token, form: new FormData() });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'Please select at least one image.' });
  });

  it('stand in the order that was asked for', async () => {
    const before = idsOf(await read<Brand[]>('/api/brands'));
    const ids = before.toReversed();
    expect((await call('PUT', '/api/admin/brands/order', { token, json: { ids } })).status).toBe(200);
    expect(idsOf(await read<Brand[]>('/api/brands'))).toEqual(ids);
    await call('PUT', '/api/admin/brands/order', { token, json: { ids: before } });
    const twice = await call('PUT', '/api/admin/brands/order', { token, json: { ids: ['a', 'a'] } });
    expect(twice.status).toBe(422);
  });

  it('are not ordered over somebody else’s order, nor with a record that is not there', async () => {
    const before = idsOf(await read<Brand[]>('/api/brands'));
    const order = (json: object) => call('PUT', '/api/admin/brands/order', { token, json });
    expect((await order({ ids: before.toReversed(), before })).status).toBe(200);
    const late = await order({ ids: before, before });
    expect(late).toMatchObject({
      status: 409,
      body: { message: 'Somebody else has changed the list meanwhile.', current: before.toReversed() },
    });
    expect((await order({ ids: [...before, unknownId] })).status).toBe(422);
    expect(idsOf(await read<Brand[]>('/api/brands'))).toEqual(before.toReversed());
    await order({ ids: before });
  });
});

describe('hero images', () => {
  // proves: API-6
  it('are answered by both lists without a token, as {images: [{_id, public_id, url}]}', async () => {
    const open = await call('GET', '/api/hero');
    const office = await call('GET', '/api/admin/hero');
    expect(office.status).toBe(200);
    expect(office.body).toEqual(open.body);
    for (const image of (open.body as Hero).images) {
      expect(image).toMatchObject({ _id: expect.any(String), url: expect.any(String) });
      expect(image).toHaveProperty('public_id');
    }
  });

  // proves: API-6
  it('are added as multipart and answered whole, then deleted by their _id', async () => {
    const before = idsOf((await read<Hero>('/api/hero')).images);
    const form = makeForm({ images: [await makeSmallPhoto(5)] });
    const { status, body } = await call('POST', '/api/admin/hero', { token, form });
    expect(status).toBe(201);
    const [added] = idsOf((body as Hero).images).filter((id) => !before.includes(id));
    expect(added).toBeDefined();
    expect((await call('DELETE', `/api/admin/hero/${added}`, { token })).status).toBe(200);
    expect(idsOf((await read<Hero>('/api/hero')).images)).toEqual(before);
    const empty = await call('POST', '/api/admin/hero', { token, form: new FormData() });
    expect(empty.status).toBe(422);
  });
});

describe('about', () => {
  // proves: API-7
  it('has one record: POST while it exists updates it with 200, PUT needs its _id', async () => {
    const before = (await call('GET', '/api/admin/about', { token })).body as { _id: string };
    const json = { yearsOfExperience: '32', completedProjects: 101, happyClients: 0, awardsWon: 7 };
    const posted = await call('POST', '/api/admin/about', { token, json });
    expect(posted.status).toBe(200);
    expect(posted.body).toMatchObject({ ...json, yearsOfExperience: 32 });
    expect((posted.body as { _id: string })._id).toBe(before._id);
    expect(await read('/api/about')).toEqual({ ...json, yearsOfExperience: 32 });
    const unknown = await call('PUT', '/api/admin/about', { token, json: { ...json, _id: unknownId } });
    expect(unknown.status).toBe(404);
    const put = await call('PUT', '/api/admin/about', { token, json: { ...before, version: undefined } });
    expect(put).toMatchObject({ status: 200, body: { _id: before._id } });
  });

  // proves: API-7
  it('is created by POST while there is none, and is four zeros to anybody until then', async () => {
    await runSql('create table about_stats_before as table about_stats', 'delete from about_stats');
    try {
      expect((await call('GET', '/api/admin/about', { token })).body).toBeNull();
      const json = { yearsOfExperience: 31, completedProjects: 2, happyClients: 3, awardsWon: 4 };
      const created = await call('POST', '/api/admin/about', { token, json });
      expect(created).toMatchObject({ status: 201, body: { ...json, _id: expect.any(String) } });
      expect((await call('GET', '/api/admin/about', { token })).body).toEqual(created.body);
    } finally {
      await runSql(
        'delete from about_stats',
        'insert into about_stats select * from about_stats_before',
        'drop table about_stats_before',
      );
    }
  });

  it.each([-1, 1.5, 'many', 99_999_999])('refuses %j as a counter', async (awardsWon) => {
    const { status, body } = await call('POST', '/api/admin/about', { token, json: { awardsWon } });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { awardsWon: expect.any(String) } });
  });
});

describe('the board', () => {
  async function addDirector(fields = {}): Promise<Director> {
    const form = makeForm({
      name: 'Asha Shetty',
      position: 'Chair',
      image: [await makeSmallPhoto(7)],
      ...fields,
    });
    const { status, body } = await call('POST', '/api/admin/board', { token, form });
    expect(status).toBe(201);
    const director = body as Director;
    created.push(`/api/admin/board/${director._id}`);
    return director;
  }

  // proves: API-8
  it('takes name, position, bio and image, and answers the director to anybody', async () => {
    const director = await addDirector({ bio: '<h1>Since 1995</h1><script>x()</script>' });
    expect(director).toMatchObject({ name: 'Asha Shetty', position: 'Chair', bio: '<h1>Since 1995</h1>' });
    // The picture's widths may be made meanwhile.
    const image = { ...director.image, src: expect.any(String) };
    expect(await read(`/api/board/${director._id}`)).toEqual({ ...director, image });
    expect(idsOf(await read<Director[]>('/api/board'))).toContain(director._id);
    expect((await call('GET', `/api/board/${unknownId}`)).body).toEqual({
      message: 'Unable to fetch director details.',
    });
  });

  it('refuses a director without an image with the sentence of the specification', async () => {
    const form = makeForm({ name: 'Asha', position: 'Chair' });
    const { status, body } = await call('POST', '/api/admin/board', { token, form });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'All fields including image are required!' });
  });

  // proves: API-8
  it('keeps the photo through an edit without one, and takes a new one', async () => {
    const director = await addDirector();
    const path = `/api/admin/board/${director._id}`;
    const kept = await call('PUT', path, { token, form: makeForm({ name: 'Asha', position: 'Member' }) });
    expect(kept.body).toMatchObject({ position: 'Member', image: { url: director.image.url } });
    const form = makeForm({ name: 'Asha', position: 'Member', image: [await makeSmallPhoto(8)] });
    const changed = (await call('PUT', path, { token, form })).body as Director;
    expect(changed.image.url).not.toBe(director.image.url);
  });

  // proves: API-8
  it('takes a director back as they were read, with what is said of the photo, and no photo but their own', async () => {
    const director = await addDirector();
    const other = await addDirector();
    const path = `/api/admin/board/${director._id}`;
    const put = (json: object) => call('PUT', path, { token, json });
    const record = (await read<Director[]>('/api/board')).find(({ _id }) => _id === director._id);
    expect(await put({ ...record })).toMatchObject({
      status: 200,
      body: { image: { url: director.image.url } },
    });
    const named = await put({ image: { url: director.image.url, alt: 'At the gate' } });
    expect(named).toMatchObject({ status: 200, body: { image: { alt: 'At the gate' } } });
    const message = 'The image does not belong to this record. Send a new one as a file, or upload it first.';
    const lasting = 'The image of a director can be replaced, but not taken away.';
    expect(await put({ image: other.image })).toMatchObject({
      status: 422,
      body: { errors: { image: message } },
    });
    expect(await put({ image: null })).toMatchObject({ status: 422, body: { errors: { image: lasting } } });
    const staged = { name: 'Asha', position: 'Chair', picture: 'none', image: director.image };
    const copied = await call('POST', '/api/admin/board', { token, json: staged });
    expect(copied).toMatchObject({ status: 422, body: { errors: { image: message } } });
  });

  // proves: API-8
  it('is without a director that was deleted, and has them again out of the bin', async () => {
    const { _id } = await addDirector();
    await call('DELETE', `/api/admin/board/${_id}`, { token });
    expect((await call('GET', `/api/board/${_id}`)).status).toBe(404);
    const restored = await call('POST', `/api/admin/bin/director/${_id}/restore`, { token });
    expect(restored).toMatchObject({ status: 200, body: { kind: 'director', _id } });
    expect((await call('GET', `/api/board/${_id}`)).status).toBe(200);
  });
});

describe('testimonials', () => {
  const json = { name: 'R. Rai', title: 'Owner, Areca Court', quote: 'Handed over on the day.' };

  // proves: API-9
  it('are added and changed as JSON by an admin, read by anybody, and deleted', async () => {
    const added = await call('POST', '/api/testimonials', { token, json });
    expect(added.status).toBe(201);
    const { _id } = added.body as Testimonial;
    const changed = await call('PUT', `/api/testimonials/${_id}`, {
      token,
      json: { ...json, quote: 'Early.' },
    });
    expect(changed).toMatchObject({ status: 200, body: { _id, quote: 'Early.' } });
    expect(await read<Testimonial[]>('/api/testimonials')).toContainEqual(changed.body);
    expect((await call('DELETE', `/api/admin/testimonials/${_id}`, { token })).status).toBe(200);
    expect(idsOf(await read<Testimonial[]>('/api/testimonials'))).not.toContain(_id);
    expect((await call('POST', '/api/testimonials', { json })).status).toBe(401);
  });

  it.each(['name', 'title', 'quote'])('need a %s', async (field) => {
    const { status, body } = await call('POST', '/api/testimonials', {
      token,
      json: { ...json, [field]: ' ' },
    });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('the history', () => {
  it('can be read page by page, and not be written by any call', async () => {
    const { body } = await call('GET', '/api/admin/history?limit=2', { token });
    const page = body as { entries: { _id: string }[]; next: string };
    expect(page.entries).toHaveLength(2);
    const next = await call('GET', `/api/admin/history?limit=2&before=${page.next}`, { token });
    expect(idsOf((next.body as typeof page).entries)).not.toContain(page.entries[1]?._id);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect((await call(method, '/api/admin/history', { token })).status).toBe(405);
    }
  });
});

describe('the scheduler', () => {
  it('must know the secret', async () => {
    for (const forged of [undefined, 'wrong', token]) {
      expect((await call('GET', '/api/cron', { token: forged })).status).toBe(401);
    }
  });
});
