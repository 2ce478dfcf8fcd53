import fs from 'node:fs';
import http from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, call, makeForm, makePhoto, makeSmallPhoto } from '../../support/contract/api';
import { countPictures, mib, openUploads, type Uploads } from '../../support/records/uploads';

let uploads: Uploads;

beforeAll(async () => {
  uploads = await openUploads();
});

afterAll(() => uploads.deleteMade());

/** A picture that weighs so much: what comes after its end is not of it. */
async function makeHeavy(bytes: number): Promise<File> {
  const picture = new Uint8Array(await (await makePhoto()).arrayBuffer());
  const heavy = new Uint8Array(bytes);
  heavy.set(picture);
  return new File([heavy], 'heavy.jpg', { type: 'image/jpeg' });
}

describe('one picture', () => {
  it('of exactly 15 MB is taken, and one of a byte more is not', async () => {
    const before = await countPictures();
    expect((await uploads.upload(await makeHeavy(15 * mib))).status).toBe(201);
    const over = await uploads.upload(await makeHeavy(15 * mib + 1));
    expect(over).toMatchObject({
      status: 413,
      body: { message: '“heavy.jpg” has 15.1 MB. A picture may have at most 15 MB.' },
    });
    expect(await countPictures()).toBe(before + 1);
  });

  it('may be the HEIC photo of a phone, and is a picture like any other', async () => {
    const bytes = new Uint8Array(fs.readFileSync('tests/fixtures/heic/photo.heic'));
    // As browsers send it that do not know it.
    const answer = await uploads.upload(new File([bytes], 'IMG_0001.HEIC', { type: '' }));
    expect(answer).toMatchObject({ status: 201, body: { width: 640, height: 480 } });
  });

  it('and another at the same time are two pictures, each with its own bytes', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => uploads.upload(await makePhoto(seed))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const urls = answers.map(({ body }) => (body as { url: string }).url);
    const bytes = await Promise.all(
      urls.map(async (url) => Buffer.from(await (await fetch(new URL(url, baseUrl))).arrayBuffer())),
    );
    expect(new Set(bytes.map((picture) => picture.toString('base64'))).size).toBe(4);
  });

  it('that breaks off on its way is none', async () => {
    const before = await countPictures();
    const request = http.request(`${baseUrl}/api/admin/uploads`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${uploads.token}`,
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(4 * mib),
      },
    });
    const closed = new Promise((resolve) => request.on('close', resolve));
    request.on('error', () => {});
    request.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n');
    request.write(Buffer.alloc(mib), () => request.destroy());
    await closed;
    expect((await uploads.upload(await makePhoto(9))).status).toBe(201);
    expect(await countPictures()).toBe(before + 1);
  });
});

describe('the pictures of a project', () => {
  const save = async (count: number, id?: string) => {
    const images = await Promise.all(Array.from({ length: count }, (_, index) => makeSmallPhoto(index)));
    const form = makeForm({ name: 'Many Windows', status: 'ongoing', images });
    const answer = await call(id ? 'PUT' : 'POST', `/api/admin/projects${id ? `/${id}` : ''}`, {
      token: uploads.token,
      form,
    });
    const { _id } = answer.body as { _id?: string };
    if (_id && !id) uploads.made.push(`/api/admin/projects/${_id}`);
    return answer;
  };

  it('are 30 at most: 31 are refused, at once and one after the other, and none of them stays', async () => {
    const before = await countPictures();
    const tooMany = await save(31);
    expect(tooMany).toMatchObject({ status: 413, body: { message: 'At most 30 pictures at a time.' } });
    expect(await countPictures()).toBe(before);

    const full = await save(30);
    expect(full.status).toBe(201);
    const { _id, images } = full.body as { _id: string; images: { _id: string }[] };
    expect(images).toHaveLength(30);
    const oneMore = await save(1, _id);
    expect(oneMore).toMatchObject({ status: 422, body: { message: 'At most 30 pictures' } });
    expect(await countPictures()).toBe(before + 30);
    const { body } = await call('GET', `/api/projects/${_id}`);
    expect((body as { images: { _id: string }[] }).images.map((image) => image._id)).toEqual(
      images.map((image) => image._id),
    );
  });
});
