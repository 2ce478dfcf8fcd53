import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, call, makeForm, makePhoto } from '../../support/contract/api';
import { querySql } from '../../support/database/sql';
import { svgLogo } from '../../support/records/picture';
import { countPictures, mib, openUploads, type Uploads } from '../../support/records/uploads';

type Shown = { _id: string; url: string; alt: string };

let uploads: Uploads;

beforeAll(async () => {
  uploads = await openUploads();
});

afterAll(() => uploads.deleteMade());

describe('one picture', () => {
  it.each([
    ['cut short', 422, '“a.jpg” is damaged or incomplete. Please choose it again, or another copy.'],
    ['of no bytes', 422, '“a.jpg” is empty. Please choose it again.'],
    [
      'of an iPhone, as HEIC',
      415,
      '“a.jpg” is a HEIC photo that could not be read: it is damaged, not complete, or too large. Please choose it again; if that does not help, set Settings > Camera > Formats of the iPhone to Most Compatible, or save it as JPEG first.',
    ],
    [
      'that is a script',
      415,
      '“a.jpg” is not a supported picture. Please choose a JPEG, PNG, WebP or SVG picture.',
    ],
  ])('%s is refused in words, and nothing of it stays', async (which, status, message) => {
    const whole = new Uint8Array(await (await makePhoto()).arrayBuffer());
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\0', 'latin1');
    const bytes = {
      'cut short': whole.slice(0, whole.length / 2),
      'of no bytes': new Uint8Array(),
      'of an iPhone, as HEIC': new Uint8Array(heic),
      'that is a script': new TextEncoder().encode('<script>alert(1)</script>'),
    }[which];
    const before = await countPictures();
    const answer = await uploads.upload(new File([bytes ?? ''], 'a.jpg', { type: 'image/jpeg' }));
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await countPictures()).toBe(before);
  });

  it('must be one: none and two are refused', async () => {
    const before = await countPictures();
    for (const files of [[], [await makePhoto(1), await makePhoto(2)]]) {
      const form = makeForm({ file: files, other: 'x' });
      const answer = await call('POST', '/api/admin/uploads', { token: uploads.token, form });
      expect(answer).toMatchObject({
        status: 422,
        body: { message: 'Send one picture in the field "file".' },
      });
    }
    expect(await countPictures()).toBe(before);
  });
});

describe('an SVG', () => {
  const svg = (text: string) => new File([text], 'logo.svg', { type: 'image/svg+xml' });

  it('becomes a picture with transparent parts; the drawing itself is neither kept nor served', async () => {
    const { status, body } = await uploads.upload(svg(svgLogo));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 2000, height: 667, blurDataURL: null });
    const { url } = body as Shown;
    const served = await fetch(new URL(url, baseUrl));
    expect(served.headers.get('content-type')).toBe('image/webp');
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const bytes = Buffer.from(await served.arrayBuffer());
    const alphaAt = async (left: number) =>
      (await sharp(bytes).extract({ left, top: 300, width: 1, height: 1 }).raw().toBuffer())[3];
    expect([await alphaAt(300), await alphaAt(1900)]).toEqual([255, 0]);
    for (const file of ['original.svg', 'master.svg', 'logo.svg']) {
      expect((await fetch(new URL(url.replace('master.webp', file), baseUrl))).status).toBe(404);
    }
  });

  it.each([
    ['a script', svgLogo.replace('<path', '<script/><path'), 'holds a script'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svgLogo}`, 'declares entities (DOCTYPE)'],
    ['no size', svgLogo.replace('viewBox', 'data-box'), 'has neither a size nor a viewBox'],
  ])('with %s is refused in words, and nothing of it stays', async (_, text, reason) => {
    const before = await countPictures();
    expect(await uploads.upload(svg(text))).toMatchObject({
      status: 415,
      body: {
        message: `“logo.svg” is an SVG that ${reason}. Please save it as plain SVG or as PNG, and choose that file.`,
      },
    });
    expect(await countPictures()).toBe(before);
  });

  it('of more than 2 MB is refused', async () => {
    const before = await countPictures();
    expect(await uploads.upload(svg(`${svgLogo}${' '.repeat(2 * mib)}`))).toMatchObject({
      status: 413,
      body: { message: '“logo.svg” has 2.1 MB. An SVG may have at most 2 MB.' },
    });
    expect(await countPictures()).toBe(before);
  });
});

it('the pictures of a project are all refused when one of them is, and nothing of them stays', async () => {
  const before = await countPictures();
  const broken = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'broken.jpg', { type: 'image/jpeg' });
  const form = makeForm({
    name: 'Many Windows',
    status: 'ongoing',
    images: [await makePhoto(1), broken, await makePhoto(2)],
  });
  const answer = await call('POST', '/api/admin/projects', { token: uploads.token, form });
  expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining('“broken.jpg”') } });
  expect(await countPictures()).toBe(before);
});

describe.each([
  [
    '/api/admin/hero',
    (body: unknown) => (body as { images: Shown[] }).images,
    'Choose at least one picture.',
  ],
  [
    '/api/admin/brands',
    (body: unknown) => (body as { _id: string; image: Shown }[]).map(({ _id, image }) => ({ ...image, _id })),
    'Please select at least one image.',
  ],
])('POST %s takes pictures that were uploaded before, named in JSON', (path, listShown, noneChosen) => {
  const add = (pictures: unknown) => call('POST', path, { token: uploads.token, json: { pictures } });
  const stage = async (seed: number) => ((await uploads.upload(await makePhoto(seed))).body as Shown)._id;

  it('in their order, with their texts', async () => {
    const [first, second] = [await stage(1), await stage(2)];
    const { status, body } = await add([{ _id: first, alt: ' A tower ' }, { _id: second }]);
    expect(status).toBe(201);
    const rows = await querySql('select url from picture where id in ($1, $2) order by created_at', [
      first,
      second,
    ]);
    const urls = rows.map(({ url }) => url);
    const pathOf = ({ url }: Shown) => new URL(url, baseUrl).pathname;
    const added = listShown(body).filter((shown) => urls.includes(pathOf(shown)));
    uploads.made.push(...added.map(({ _id }) => `${path}/${_id}`));
    expect(added.map(({ alt }) => alt)).toEqual(['A tower', '']);
    expect(added.map(pathOf)).toEqual(urls);
  });

  it.each([
    ['none', async () => [], noneChosen],
    ['one that is not there', async () => [{ _id: 'x' }], 'The picture is no longer there.'],
    [
      'one twice',
      async () => {
        const _id = await stage(3);
        return [{ _id }, { _id }];
      },
      'A picture is listed twice.',
    ],
  ])('and refuses %s', async (_which, makePictures, message) => {
    const answer = await add(await makePictures());
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringContaining(message) } });
  });

  it('and refuses a body that is neither JSON nor a form', async () => {
    const raw = { type: 'text/plain', body: 'pictures' };
    expect((await call('POST', path, { token: uploads.token, raw })).status).toBe(415);
  });
});
