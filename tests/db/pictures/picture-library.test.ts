import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveDraft } from '@/lib/domain/drafts/mutations';
import { copyPictures, savePictureAlt } from '@/lib/domain/pictures/mutations';
import { listPictures } from '@/lib/domain/pictures/queries';
import { readLibraryFilter } from '@/lib/domain/pictures/schema';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { discardPictures } from '@/lib/server/pictures/discard';
import { findUndone } from '@/lib/server/pictures/resume';
import { storage } from '@/lib/server/storage/storage';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import {
  addHeroImages,
  createBrands,
  createDirector,
  createProject,
  deleteProject,
  updateProject,
} from '../../support/contract/mutations';
import { emptyTables } from '../../support/database/empty-tables';
import { stageWithFiles, stageWithWidths } from '../../support/records/records';
import { waitFor } from '../../support/wait-for';

const { id: userId } = await db.user.create({ data: { name: 'E', email: 'e@example.com', role: 'editor' } });
const editor = makeEditor({ userId });
const admin = makeAdmin({ userId });
const list = (filter: object = {}) => listPictures(editor, readLibraryFilter(filter));
const find = async (id: string, filter: object = {}) =>
  (await list(filter)).pictures.find(({ picture }) => picture._id === id);

const makeProject = async (picture: string, more = {}) =>
  (
    await createProject(editor, {
      name: 'Kadal Crest',
      status: 'ongoing',
      pictures: [{ _id: picture, alt: 'The tower' }],
      ...more,
    })
  ).data;

const holders: Record<string, (picture: string) => Promise<{ id: string; use: object }>> = {
  project: async (picture) => {
    const { _id } = await makeProject(picture);
    return { id: _id, use: { kind: 'Project', name: 'Kadal Crest', href: `/admin/projects?edit=${_id}` } };
  },
  director: async (picture) => {
    const { data } = await createDirector(editor, { name: 'Asha Rao', position: 'Chair', picture });
    const href = `/admin/board?edit=${data._id}`;
    return { id: data._id, use: { kind: 'Director', name: 'Asha Rao', href } };
  },
  brand: async (picture) => {
    const { data } = await createBrands(editor, { pictures: [{ _id: picture, alt: 'Coast Bank' }] });
    const id = data[0]?._id ?? '';
    return { id, use: { kind: 'Brand', name: 'Coast Bank', href: `/admin/brands?edit=${id}` } };
  },
  'hero image': async (picture) => {
    const { data } = await addHeroImages(editor, { pictures: [{ _id: picture, alt: 'The river' }] });
    const id = data[0]?._id ?? '';
    return { id, use: { kind: 'Hero image', name: 'The river', href: `/admin/hero?edit=${id}` } };
  },
  'part of the settings with several pictures': async (picture) => {
    const value = { ...settingDefaults.identity, logo: { _id: picture } };
    await saveSetting(admin, 'identity', { value });
    return {
      id: 'identity',
      use: { kind: 'Settings', name: 'Brand', href: '/admin/settings?part=identity' },
    };
  },
  settings: async (picture) => {
    const value = { name: 'Divya Rao', role: '', picture: { _id: picture } };
    await saveSetting(editor, 'responder', { value });
    const href = '/admin/settings?part=responder';
    return { id: 'responder', use: { kind: 'Settings', name: 'Contact person', href } };
  },
};

beforeEach(async () => {
  await emptyTables('project', 'director', 'brand', 'hero_image', 'setting', 'draft', 'audit_entry');
  await db.picture.deleteMany();
});

// What is made in the background ends before the database goes.
afterEach(() => waitFor(async () => expect(await findUndone()).toEqual([]), { timeout: 50_000 }));

describe('the list of pictures', () => {
  it.each(Object.keys(holders))('says where the picture of a %s is used, and leads there', async (kind) => {
    const picture = await stageWithFiles();
    const { use } = (await holders[kind]?.(picture)) ?? {};
    expect((await find(picture))?.uses).toEqual([{ ...use, isInBin: false }]);
    expect(await find(picture, { show: 'unused' })).toBeUndefined();
  });

  it('says the same of a draft, beside the record and alone, where its text cannot be changed', async () => {
    const [shown, added] = [await stageWithFiles(), await stageWithFiles()];
    const { _id } = await makeProject(shown);
    const pictures = [{ _id: shown }, { _id: added }];
    const { data } = await saveDraft(editor, 'project', {
      recordId: _id,
      data: { name: 'Kadal Crest II', status: 'ongoing', pictures },
    });
    const draft = {
      kind: 'Draft',
      name: 'Kadal Crest II',
      href: `/admin/projects?edit=${data._id}`,
      isInBin: false,
    };
    expect((await find(shown))?.uses).toEqual([expect.objectContaining({ kind: 'Project' }), draft]);
    expect(await find(added)).toMatchObject({ uses: [draft], version: null, goesAt: null });
    expect(await find(added, { show: 'no-alt' })).toBeUndefined();
  });

  it('names the bin, where the text of a picture cannot be changed', async () => {
    const picture = await stageWithFiles();
    const { _id } = await makeProject(picture);
    await deleteProject(editor, _id);
    expect(await find(picture)).toMatchObject({
      uses: [{ kind: 'Project', name: 'Kadal Crest', href: '/admin/bin', isInBin: true }],
      version: null,
    });
    await expect(savePictureAlt(editor, picture, { alt: 'x', version: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('shows those in nobody’s use apart, with the day on which they go', async () => {
    const [staged, released] = [await stageWithFiles(), await stageWithFiles()];
    const { _id } = await makeProject(released);
    await updateProject(editor, _id, { pictures: [] });
    const daysLeft = async (id: string) => {
      const { goesAt } = (await find(id, { show: 'unused' })) ?? {};
      return Math.round((Date.parse(goesAt ?? '') - Date.now()) / 86_400_000);
    };
    expect([await daysLeft(staged), await daysLeft(released)]).toEqual([8, 30]);
    expect((await list()).total).toBe(0);
  });

  it('is searched by file name, text and record, and filtered by what has no text', async () => {
    const [tower, bank, asha] = [
      await stageWithFiles('tower-east.jpg'),
      await stageWithFiles(),
      await stageWithFiles(),
    ];
    await makeProject(tower);
    await createBrands(editor, { pictures: [{ _id: bank }] });
    await createDirector(editor, { name: 'Asha Rao', position: 'Chair', picture: asha, alt: 'A portrait' });
    const ids = async (filter: object) => (await list(filter)).pictures.map(({ picture }) => picture._id);
    expect(await ids({})).toEqual([asha, bank, tower]);
    for (const [q, id] of [
      ['TOWER-E', tower],
      ['the tower', tower],
      ['kadal', tower],
      ['portrait', asha],
      ['asha', asha],
    ])
      expect([q, await ids({ q })]).toEqual([q, [id]]);
    expect(await ids({ q: '%' })).toEqual([]);
    expect(await ids({ show: 'no-alt' })).toEqual([bank]);
    expect(await ids({ show: 'no-alt', q: 'asha' })).toEqual([]);
  });

  it('comes in pages, newest first', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      id: `p${at}`,
      url: 'old.jpg',
      createdAt: new Date(at * 1000),
    }));
    await db.picture.createMany({ data: rows });
    const second = await list({ show: 'unused', page: '2' });
    expect(second).toMatchObject({ total: 30, page: 2, pageCount: 2 });
    expect(second.pictures.map(({ picture }) => picture._id)).toEqual(['p5', 'p4', 'p3', 'p2', 'p1', 'p0']);
    expect(await list({ show: 'nothing', page: '0' })).toMatchObject({ page: 1, total: 0 });
  });
});

describe('the text of a picture', () => {
  it.each([
    ['project', ['images']],
    ['director', ['image']],
    ['brand', ['alt']],
    ['hero image', ['alt']],
  ])(
    'of a %s is saved with a version, a line of the history and the pages that show it',
    async (kind, fields) => {
      const picture = await stageWithFiles();
      const { id } = (await holders[kind]?.(picture)) ?? {};
      const version = (await find(picture))?.version ?? 0;
      const { data, tags } = await savePictureAlt(editor, picture, { alt: ' At dusk ', version });
      expect(data).toEqual({ alt: 'At dusk', version: version + 1 });
      expect(await find(picture)).toMatchObject({ picture: { alt: 'At dusk' }, version: version + 1 });
      const line = await db.auditEntry.findFirst({ orderBy: [{ at: 'desc' }, { id: 'desc' }] });
      expect(line).toMatchObject({ action: 'update', entity: kind, entityId: id, fields });
      const expired = await db.cacheTag.findMany({ where: { tag: { in: tags } } });
      expect(tags.length).toBeGreaterThan(0);
      expect(expired).toHaveLength(tags.length);
    },
  );

  it('is not saved over a newer one, which is answered', async () => {
    const picture = await stageWithFiles();
    const { _id, version } = await makeProject(picture);
    await updateProject(editor, _id, { pictures: [{ _id: picture, alt: 'By night' }] });
    await expect(savePictureAlt(editor, picture, { alt: 'At dusk', version })).rejects.toMatchObject({
      code: 'conflict',
      current: { alt: 'By night', version: version + 1 },
    });
  });

  it.each(['staged', 'unknown', 'settings'])('of a %s picture is nobody’s to change', async (which) => {
    const id = which === 'unknown' ? 'nothing' : await stageWithFiles();
    await (which === 'settings' && holders.settings?.(id));
    expect((await find(id))?.version ?? null).toBeNull();
    expect(await find(id, { show: 'no-alt' })).toBeUndefined();
    await expect(savePictureAlt(editor, id, { alt: 'x', version: 1 })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a copy of a picture', () => {
  it('has its text, its focal point and all its files, is used by another record, and outlives it', async () => {
    const original = await stageWithWidths('tower.jpg');
    const { _id } = await makeProject(original, {
      pictures: [{ _id: original, alt: 'The tower', focal: { x: 0.2, y: 0.4 } }],
    });
    await waitFor(async () => expect(await findUndone()).toEqual([]), { timeout: 50_000 });
    const { data } = await copyPictures(editor, [original]);
    const [copy] = data;
    expect(copy).toMatchObject({ alt: 'The tower', focal: { x: 0.2, y: 0.4 }, width: 700, height: 70 });
    const rows = await db.picture.findMany({ orderBy: { createdAt: 'asc' } });
    const { id: _1, publicId, url: _2, createdAt: _3, uploadedById: _4, ...same } = rows[0] ?? {};
    expect(rows[1]).toMatchObject({ ...same, uploadedById: userId });
    expect(rows[1]?.publicId).not.toBe(publicId);

    const other = await makeProject(copy?._id ?? '');
    await updateProject(editor, _id, { pictures: [] });
    expect(await discardPictures([original])).toBe(1);
    await expect(storage.read(rows[0]?.url ?? '')).rejects.toMatchObject({ code: 'not_found' });
    const folder = `/uploads/${rows[1]?.publicId}`;
    expect(other.images[0]?.src).toContain(`${folder}/master.webp?w=384-640`);
    for (const file of ['master.webp', '384.webp', '640.avif', 'crop-20-40-60.avif'])
      expect((await storage.read(`${folder}/${file}`)).length).toBeGreaterThan(100);
  });

  it('of a picture that stands on the old site stands there too', async () => {
    await db.picture.create({ data: { id: 'old', url: 'images/old.jpg', alt: 'Old' } });
    const { data } = await copyPictures(editor, ['old']);
    expect(data[0]).toMatchObject({ url: 'images/old.jpg', public_id: null, alt: 'Old' });
    expect(data[0]?._id).not.toBe('old');
  });

  it('is made of all that are chosen, in their order, or of none', async () => {
    const [one, two] = [await stageWithFiles('one.jpg'), await stageWithFiles('two.jpg')];
    const { data } = await copyPictures(editor, [two, one]);
    const names = await Promise.all(
      data.map(async ({ _id }) => (await db.picture.findUniqueOrThrow({ where: { id: _id } })).fileName),
    );
    expect(names).toEqual(['two.jpg', 'one.jpg']);
    const folders = (await storage.listOwnFolders()).length;
    for (const ids of [[one, 'nothing'], [], Array.from({ length: 31 }, () => one), 'one'])
      await expect(copyPictures(editor, ids)).rejects.toThrow();
    expect(await db.picture.count()).toBe(4);
    expect((await storage.listOwnFolders()).length).toBe(folders);
  });

  it('leaves nothing when a file of the original cannot be read', async () => {
    const id = await stageWithWidths();
    const { publicId } = await db.picture.findUniqueOrThrow({ where: { id } });
    await storage.removeFile(`${publicId}/640.webp`);
    const folders = (await storage.listOwnFolders()).length;
    await expect(copyPictures(editor, [id])).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.picture.count()).toBe(1);
    expect((await storage.listOwnFolders()).length).toBe(folders);
  });
});
