import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '@/lib/content/messages';
import { findNextDirector, listDirectorsForAdmin } from '@/lib/domain/board/queries';
import { listBrandsForAdmin } from '@/lib/domain/brands/queries';
import { discardDraft, publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { findPreview, toPreviewPath } from '@/lib/domain/drafts/preview';
import { listDrafts, readDraft } from '@/lib/domain/drafts/queries';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { runSchedule } from '@/lib/domain/due';
import { listHeroImages } from '@/lib/domain/hero/queries';
import { listForAdmin } from '@/lib/domain/records/queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createProject,
  createTestimonial,
  deleteHeroImage,
  deleteProject,
  renameBrand,
  restoreHeroImage,
  updateDirector,
  updateHeroImage,
  updateTestimonial,
} from '../../support/contract/mutations';
import { daysFromNow, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const asha = { name: 'Asha Pai', position: 'Chair' };
const rekha = { name: 'Rekha Rao', position: 'Chair', bio: '<p onclick="x()">Reads.</p>' };

/** With all widths of the photo: so it stays as it was read. */
const addDirector = async () =>
  (await createDirector(admin, { ...asha, picture: await stageWithFiles() })).data;
const addBrand = async () => {
  const [brand] = (
    await createBrands(admin, { pictures: [{ _id: await stageWithFiles(), alt: 'Coast Bank' }] })
  ).data;
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
  await db.heroImage.deleteMany();
  await db.project.deleteMany();
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
    const picture = await stageWithFiles();
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
    const picture = await stageWithFiles();
    const draft = await begin('brand', null, { picture, alt: 'Harbour Glass' });
    expect(await listBrandsForAdmin(admin)).toEqual([live]);
    expect(await previewOf('brand', draft._id)).toMatchObject({
      content: { _id: draft._id, image: { _id: picture, alt: 'Harbour Glass' } },
    });
    await scheduleDraft(admin, 'brand', { draft, publishAt: daysFromNow(1).toISOString() });
    await db.$executeRaw`update draft set publish_at = date_trunc('milliseconds', now())`;
    expect(await runSchedule()).toMatchObject({ published: 1 });
    expect((await listBrandsForAdmin(admin)).map(({ image }) => image.alt)).toEqual([
      'Coast Bank',
      'Harbour Glass',
    ]);
  });

  it('of one that is there puts another logo and name in its place, and leaves the old ones until then', async () => {
    const live = await addBrand();
    const picture = await stageWithFiles();
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
    const draft = await begin('brand', null, { picture: await stageWithFiles(), alt: '' });
    expect(draft.label).toBe('A logo without a name');
    const { data: former } = await discardDraft(admin, 'brand', draft);
    expect((await saveDraft(admin, 'brand', former)).data.label).toBe(draft.label);
  });
});

describe('a draft of a hero image', () => {
  const addProject = async () =>
    (await createProject(admin, { name: 'Kadamba Court', location: 'Kaup', status: 'ongoing' })).data;
  const addHeroImage = async () => {
    const given = { pictures: [{ _id: await stageWithFiles(), alt: 'A river' }] };
    const [image] = (await addHeroImages(admin, given)).data;
    if (!image) throw new Error('One picture makes one hero image.');
    return image;
  };
  const focal = { x: 0.25, y: 0.5 };

  it('keeps caption, text and focal point from the website, is previewed with all three, and is published as one save', async () => {
    const [live, project] = [await addHeroImage(), await addProject()];
    const data = { projectId: project._id, alt: 'A river at dawn', focal, picture: live.picture._id };
    const draft = await begin('hero-image', live._id, data);
    expect(await listHeroImages()).toEqual([live]);
    expect(await listDrafts(admin, 'hero-image')).toMatchObject([
      { recordId: live._id, label: 'A river at dawn' },
    ]);
    const shown = { picture: { _id: live.picture._id, alt: 'A river at dawn', focal } };
    const caption = { _id: project._id, name: 'Kadamba Court', location: 'Kaup' };
    expect(await previewOf('hero-image', draft._id)).toMatchObject({
      kind: 'hero-image',
      content: { _id: live._id, ...shown, project: caption },
    });
    const { tags } = await publishDraft(admin, 'hero-image', { draft });
    expect(tags).toEqual(['hero']);
    expect(await listHeroImages()).toMatchObject([{ _id: live._id, ...shown, project: caption, version: 2 }]);
    expect(await previewOf('hero-image', draft._id)).toBeNull();
  });

  it('whose record was saved meanwhile is not published over it', async () => {
    const live = await addHeroImage();
    const draft = await begin('hero-image', live._id, { alt: 'A river at dawn', picture: live.picture._id });
    const { data: newer } = await updateHeroImage(admin, live._id, { alt: 'A river at noon' });
    await expect(publishDraft(admin, 'hero-image', { draft })).rejects.toMatchObject({
      code: 'conflict',
      current: newer,
    });
    await publishDraft(admin, 'hero-image', { draft, baseVersion: newer.version });
    expect(await listHeroImages()).toMatchObject([{ picture: { alt: 'A river at dawn' }, version: 3 }]);
  });

  it('that says nothing of the caption leaves it, and one with a project that is gone is held back at its time', async () => {
    const [live, project] = [await addHeroImage(), await addProject()];
    await updateHeroImage(admin, live._id, { projectId: project._id });
    const silent = await begin('hero-image', live._id, { alt: 'A river at dawn', picture: live.picture._id });
    expect(await previewOf('hero-image', silent._id)).toMatchObject({
      content: { project: { _id: project._id } },
    });
    await publishDraft(admin, 'hero-image', { draft: silent });
    expect(await listHeroImages()).toMatchObject([{ project: { _id: project._id } }]);

    const other = await addProject();
    const data = { projectId: other._id, alt: '', picture: live.picture._id };
    const draft = await begin('hero-image', live._id, data);
    await deleteProject(admin, other._id);
    expect(await previewOf('hero-image', draft._id)).toMatchObject({ content: { project: null } });
    await scheduleDraft(admin, 'hero-image', { draft, publishAt: daysFromNow(1).toISOString() });
    await db.$executeRaw`update draft set publish_at = date_trunc('milliseconds', now())`;
    expect(await runSchedule()).toMatchObject({ published: 0, heldBack: 1 });
    expect(await listHeroImages()).toMatchObject([
      { picture: { alt: 'A river at dawn' }, project: { _id: project._id } },
    ]);
  });

  it('of a new one holds its picture, comes back when it was discarded, and stands after the others at its time', async () => {
    const live = await addHeroImage();
    const picture = await stageWithFiles();
    const first = await begin('hero-image', null, { projectId: null, alt: '', focal, picture });
    expect(first.label).toBe('An image without alt text');
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect(await isThere(picture)).toBe(true);
    const { data: former } = await discardDraft(admin, 'hero-image', first);
    const { data: draft } = await saveDraft(admin, 'hero-image', former);
    expect(await listHeroImages()).toEqual([live]);
    await scheduleDraft(admin, 'hero-image', { draft, publishAt: daysFromNow(1).toISOString() });
    await db.$executeRaw`update draft set publish_at = date_trunc('milliseconds', now())`;
    expect(await runSchedule()).toMatchObject({ published: 1 });
    expect((await listHeroImages()).map((image) => image.picture._id)).toEqual([live.picture._id, picture]);
  });

  it('of one in the bin lies there with it, and puts another picture in its place where it names one', async () => {
    const live = await addHeroImage();
    const picture = await stageWithFiles();
    const draft = await begin('hero-image', live._id, { alt: 'A bay', picture });
    await deleteHeroImage(admin, live._id);
    expect(await listDrafts(admin, 'hero-image')).toEqual([]);
    expect(await previewOf('hero-image', draft._id)).toBeNull();
    await restoreHeroImage(admin, live._id);
    await publishDraft(admin, 'hero-image', { draft });
    expect(await listHeroImages()).toMatchObject([{ picture: { _id: picture, alt: 'A bay' } }]);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect([await isThere(live.picture._id), await isThere(picture)]).toEqual([false, true]);
  });
});

it('a draft of a testimonial changes nothing until it is published, and not over a newer one', async () => {
  const uma = { name: 'Uma Rai', title: 'Owner', quote: 'Dry through every monsoon.' };
  const { data: live } = await createTestimonial(admin, uma);
  const draft = await begin('testimonial', live._id, { ...uma, quote: 'Dry, and quiet.' });
  expect(await listForAdmin(admin, 'testimonial')).toEqual([live]);
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
  expect(await listForAdmin(admin, 'testimonial')).toMatchObject([{ quote: 'Dry, and quiet.', version: 3 }]);
});
