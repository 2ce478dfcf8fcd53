import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '@/lib/content/messages';
import { createDirector, updateDirector } from '@/lib/domain/board/mutations';
import { findNextDirector, listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { createBrands, renameBrand } from '@/lib/domain/brands/mutations';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { discardDraft, publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { findPreview, toPreviewPath } from '@/lib/domain/drafts/preview';
import { listDrafts, readDraft } from '@/lib/domain/drafts/queries';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { runSchedule } from '@/lib/domain/due';
import { createTestimonial, updateTestimonial } from '@/lib/domain/testimonials/mutations';
import { listTestimonialsForAdmin } from '@/lib/domain/testimonials/queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin } from '../support/admin';
import { daysFromNow, stage } from '../support/records';

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));

const admin = makeAdmin();
const asha = { name: 'Asha Pai', position: 'Chair' };
const rekha = { name: 'Rekha Rao', position: 'Chair', bio: '<p onclick="x()">Reads.</p>' };

const addDirector = async () => (await createDirector(admin, { ...asha, picture: await stage() })).data;
const addBrand = async () => {
  const [brand] = (await createBrands(admin, { pictures: [{ _id: await stage(), alt: 'Coast Bank' }] })).data;
  if (!brand) throw new Error('One picture makes one brand.');
  return brand;
};
const begin = async (kind: string, recordId: string | null, data: object) =>
  (await saveDraft(admin, kind, { recordId, data })).data;
const previewOf = (kind: string, id: string) =>
  findPreview(toPreviewPath({ kind, id }).replace('/preview/', ''));
const isThere = async (id: string) => (await db.picture.count({ where: { id } })) === 1;

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.director.deleteMany();
  await db.brand.deleteMany();
  await db.testimonial.deleteMany();
});

describe('a draft of a director', () => {
  it('changes nobody on the website, is previewed with the photo that stays, and is published as one save', async () => {
    const live = await addDirector();
    const { image } = live;
    const data = { ...rekha, picture: image?._id, alt: 'A portrait', focal: { x: 0.25, y: 0.5 } };
    const draft = await begin('director', live._id, data);
    expect(await listDirectorsForAdmin(admin)).toEqual([live]);
    expect(await listDrafts(admin, 'director')).toMatchObject([{ recordId: live._id, label: 'Rekha Rao' }]);
    const preview = await previewOf('director', draft._id);
    expect(preview).toMatchObject({
      kind: 'director',
      content: {
        _id: live._id,
        ...rekha,
        bio: '<p>Reads.</p>',
        image: { _id: image?._id, alt: 'A portrait', focal: { x: 0.25, y: 0.5 } },
      },
    });
    expect((await readDraft(admin, 'director', draft._id)).base).toEqual(live);

    const { data: published, tags } = await publishDraft(admin, 'director', { draft });
    expect(await listDirectorsForAdmin(admin)).toEqual([published]);
    expect({ ...published, updatedAt: '' }).toEqual({ ...preview?.content, updatedAt: '', version: 2 });
    expect(tags).toEqual(['board', `director:${live._id}`]);
    expect(await previewOf('director', draft._id)).toBeNull();
  });

  it('who is new asks for a photo, and holds it until it is published', async () => {
    await expect(begin('director', null, rekha)).rejects.toMatchObject({
      code: 'invalid',
      fields: { picture: messages.admin.directorIncomplete },
    });
    const picture = await stage();
    const draft = await begin('director', null, { ...rekha, picture });
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect(await isThere(picture)).toBe(true);
    await expect(createDirector(admin, { ...asha, picture })).rejects.toMatchObject({ code: 'invalid' });
    await publishDraft(admin, 'director', { draft });
    expect(await listDirectorsForAdmin(admin)).toMatchObject([
      { name: 'Rekha Rao', image: { _id: picture } },
    ]);
  });

  it('whose record was saved meanwhile is not published over it', async () => {
    const live = await addDirector();
    const draft = await begin('director', live._id, { ...rekha, picture: live.image?._id });
    const { data: newer } = await updateDirector(admin, live._id, { position: 'Member' });
    await expect(publishDraft(admin, 'director', { draft })).rejects.toMatchObject({
      code: 'conflict',
      current: newer,
    });
    expect((await readDraft(admin, 'director', draft._id)).base).toMatchObject({ version: 1, ...asha });
    await publishDraft(admin, 'director', { draft, baseVersion: newer.version });
    expect(await listDirectorsForAdmin(admin)).toMatchObject([{ name: 'Rekha Rao', version: 3 }]);
  });
});

it('after a director the next of the board is shown, and after one who is not on it yet the first', async () => {
  expect(await findNextDirector('none')).toBeNull();
  const first = await addDirector();
  expect(await findNextDirector(first._id)).toBeNull();
  const second = await addDirector();
  expect((await findNextDirector(first._id))?._id).toBe(second._id);
  expect((await findNextDirector(second._id))?._id).toBe(first._id);
  expect((await findNextDirector('none'))?._id).toBe(first._id);
});

describe('a draft of a brand', () => {
  it('is a logo that the website does not show until its time has come', async () => {
    const live = await addBrand();
    const picture = await stage();
    const draft = await begin('brand', null, { picture, alt: 'Harbour Glass' });
    expect(await listBrandsForAdmin(admin)).toEqual([live]);
    expect(await previewOf('brand', draft._id)).toMatchObject({
      content: { _id: draft._id, image: { _id: picture, alt: 'Harbour Glass' } },
    });
    await scheduleDraft(admin, 'brand', { draft, publishAt: daysFromNow(1).toISOString() });
    await db.$executeRaw`update draft set publish_at = now()`;
    expect(await runSchedule()).toMatchObject({ published: 1 });
    expect((await listBrandsForAdmin(admin)).map(({ image }) => image.alt)).toEqual([
      'Coast Bank',
      'Harbour Glass',
    ]);
  });

  it('of one that is there puts another logo and name in its place, and leaves the old ones until then', async () => {
    const live = await addBrand();
    const picture = await stage();
    const draft = await begin('brand', live._id, { picture, alt: 'Harbour Glass' });
    expect(await listBrandsForAdmin(admin)).toEqual([live]);
    const { data: newer } = await renameBrand(admin, live._id, 'Coast Bank of Kaup');
    await expect(publishDraft(admin, 'brand', { draft })).rejects.toMatchObject({
      code: 'conflict',
      current: newer,
    });
    await publishDraft(admin, 'brand', { draft, baseVersion: newer.version });
    expect(await listBrandsForAdmin(admin)).toMatchObject([
      { _id: live._id, image: { _id: picture, alt: 'Harbour Glass' }, version: 3 },
    ]);
    const isLeft = async (days: number) => {
      await sweepStagedPictures({ now: daysFromNow(days) });
      return Promise.all([live.image._id, picture].map(isThere));
    };
    // As long as the bin keeps things.
    expect([await isLeft(29), await isLeft(31)]).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('needs a logo, and has a name in the office without one', async () => {
    await expect(begin('brand', null, { alt: 'Harbour Glass' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { picture: 'Choose a logo' },
    });
    const draft = await begin('brand', null, { picture: await stage(), alt: '' });
    expect(draft.label).toBe('A logo without a name');
    const { data: former } = await discardDraft(admin, 'brand', draft);
    expect((await saveDraft(admin, 'brand', former)).data.label).toBe(draft.label);
  });
});

it('a draft of a testimonial changes nothing until it is published, and not over a newer one', async () => {
  const uma = { name: 'Uma Rai', title: 'Owner', quote: 'Dry through every monsoon.' };
  const { data: live } = await createTestimonial(admin, uma);
  const draft = await begin('testimonial', live._id, { ...uma, quote: 'Dry, and quiet.' });
  expect(await listTestimonialsForAdmin(admin)).toEqual([live]);
  expect(await previewOf('testimonial', draft._id)).toMatchObject({
    kind: 'testimonial',
    content: { ...live, quote: 'Dry, and quiet.' },
  });
  const { data: newer } = await updateTestimonial(admin, live._id, { ...uma, title: 'Owner, Coral House' });
  await expect(publishDraft(admin, 'testimonial', { draft })).rejects.toMatchObject({
    code: 'conflict',
    current: newer,
  });
  await publishDraft(admin, 'testimonial', { draft, baseVersion: newer.version });
  expect(await listTestimonialsForAdmin(admin)).toMatchObject([{ quote: 'Dry, and quiet.', version: 3 }]);
});
