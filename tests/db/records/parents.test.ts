import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBin, purgeBin, restoreFromBin } from '@/lib/domain/bin/mutations';
import { countBin, listBin } from '@/lib/domain/bin/queries';
import { importContentByCommand } from '@/lib/domain/content/command-mutations';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { parseBundle } from '@/lib/domain/content/parse';
import { countShownRecords } from '@/lib/domain/demo';
import { listHistory } from '@/lib/domain/history/queries';
import { listPictures } from '@/lib/domain/pictures/queries';
import { readLibraryFilter } from '@/lib/domain/pictures/schema';
import { progress } from '@/lib/domain/progress/kind';
import { withProgress } from '@/lib/domain/progress/queries';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { listOfParentForAdmin, listPublishedOf } from '@/lib/domain/records/queries';
import { searchEverything } from '@/lib/domain/search/queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { moveToPlace, placeNew } from '@/lib/server/records/order';
import { listRecords } from '@/lib/server/records/verbs';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createProgress,
  createProject,
  deleteProgress,
  deleteProject,
  reorderProgress,
  restoreProgress,
  restoreProject,
  updateProgress,
} from '../../support/contract/mutations';
import { daysFromNow, stage } from '../../support/records/records';

const admin = makeAdmin();
const addProject = async (name: string) => (await createProject(admin, { name, status: 'ongoing' })).data._id;
const addEntry = async (parentId: string, date: string, more: object = {}) =>
  (await createProgress(admin, { parentId, date, ...more })).data;
const datesOf = async (id: string) => (await listPublishedOf('progress', id)).map(({ date }) => date);
const inOrder = async (id: string) => (await listRecords(db, progress, id)).map(({ date }) => date);

beforeEach(async () => {
  await db.progress.deleteMany();
  await db.project.deleteMany();
  await db.auditEntry.deleteMany();
});

describe('a record that belongs to another', () => {
  it('is listed with that one alone, and newest first', async () => {
    const [sea, hill] = [await addProject('Sea'), await addProject('Hill')];
    await addEntry(sea, '2026-08-01');
    await addEntry(sea, '2026-10-01');
    await addEntry(hill, '2026-09-01');
    expect(await datesOf(sea)).toEqual(['2026-10-01', '2026-08-01']);
    expect((await listOfParentForAdmin(admin, 'progress', hill)).map(({ date }) => date)).toEqual([
      '2026-09-01',
    ]);
  });

  it('has its place among its siblings, and moves nobody else’s', async () => {
    const [sea, hill] = [await addProject('Sea'), await addProject('Hill')];
    const ofSea = [await addEntry(sea, '2026-01-01'), await addEntry(sea, '2026-02-01')];
    const ofHill = [await addEntry(hill, '2026-03-01'), await addEntry(hill, '2026-04-01')];
    const ids = (list: { _id: string }[]) => list.map(({ _id }) => _id);
    await reorderProgress(admin, { ids: ids(ofSea), before: ids(ofSea).toReversed() });
    expect(await inOrder(sea)).toEqual(['2026-01-01', '2026-02-01']);
    expect(await inOrder(hill)).toEqual(['2026-04-01', '2026-03-01']);
    const [first] = ofSea;
    await db.$transaction((tx) => moveToPlace(tx, progress, first?._id ?? '', 9));
    expect(await inOrder(sea)).toEqual(['2026-02-01', '2026-01-01']);
    const last = await addEntry(hill, '2026-05-01');
    await db.$transaction((tx) => placeNew(tx, progress, [last._id]));
    expect(await inOrder(hill)).toEqual(['2026-04-01', '2026-03-01', '2026-05-01']);
    expect(await inOrder(sea)).toEqual(['2026-02-01', '2026-01-01']);
    const mixed = reorderProgress(admin, { ids: [...ids(ofSea), ...ids(ofHill)] });
    await expect(mixed).rejects.toMatchObject({ code: 'invalid' });
  });

  it('is refused where there is no such one, or it lies in the bin', async () => {
    const sea = await addProject('Sea');
    await deleteProject(admin, sea);
    for (const parentId of [sea, 'none', crypto.randomUUID()])
      await expect(addEntry(parentId, '2026-01-01')).rejects.toMatchObject({
        code: 'not_found',
        message: 'There is no such project.',
      });
    await expect(listOfParentForAdmin(admin, 'progress', sea)).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.progress.count()).toBe(0);
  });

  it('expires its page with every write, and counts as a removal of its own when it goes', async () => {
    const sea = await addProject('Sea');
    const tags = ['progress', `project:${sea}`, 'projects'];
    const created = await createProgress(admin, { parentId: sea, date: '2026-01-01' });
    expect(created.tags).toEqual(tags);
    const { _id } = created.data;
    expect((await updateProgress(admin, _id, { sentence: 'Up.' })).tags).toEqual(tags);
    expect((await deleteProgress(admin, _id)).tags).toEqual(tags);
    expect((await restoreProgress(admin, _id)).tags).toEqual(tags);
  });

  it('goes into the bin with it, and comes back with it, but for what was deleted before', async () => {
    const sea = await addProject('Sea');
    const [gone, along] = [await addEntry(sea, '2026-01-01'), await addEntry(sea, '2026-02-01')];
    await deleteProgress(admin, gone._id);
    await deleteProject(admin, sea);
    expect((await listBin(admin)).map(({ kind }) => kind)).toEqual(['project']);
    expect(await countBin(admin)).toBe(1);
    expect(await db.progress.count({ where: { deletedAt: null } })).toBe(0);
    for (const { _id } of [gone, along])
      await expect(restoreFromBin(admin, 'progress', _id)).rejects.toMatchObject({
        code: 'invalid',
        message: 'This progress entry belongs to the project “Sea”, which is in the bin. Restore that first.',
      });
    await restoreProject(admin, sea);
    expect(await datesOf(sea)).toEqual(['2026-02-01']);
    expect((await listBin(admin)).map(({ label }) => label)).toEqual(['Sea, 1 January 2026']);
    await restoreFromBin(admin, 'progress', gone._id);
    expect(await datesOf(sea)).toEqual(['2026-02-01', '2026-01-01']);
  });

  it('goes for good with it, files of its pictures and all', async () => {
    const sea = await addProject('Sea');
    const pictureId = await stage();
    await addEntry(sea, '2026-01-01', { pictures: [{ _id: pictureId }] });
    await deleteProject(admin, sea);
    await purgeBin(daysFromNow(31));
    expect(await db.progress.count()).toBe(0);
    expect(await db.pictureUse.count({ where: { kind: 'progress' } })).toBe(0);
    expect(await db.picture.count({ where: { id: pictureId } })).toBe(0);
  });

  it('lets go of its pictures where its row goes without this release knowing', async () => {
    const sea = await addProject('Sea');
    await addEntry(sea, '2026-01-01', { pictures: [{ _id: await stage() }] });
    await db.$executeRaw`delete from project where id = ${sea}`;
    expect(await db.pictureUse.count({ where: { kind: 'progress' } })).toBe(0);
  });

  it('is on the website while that one is', async () => {
    const sea = await addProject('Sea');
    await addEntry(sea, '2026-01-01');
    const shown = async () => ({
      page: (await datesOf(sea)).length,
      list: (await withProgress([{ _id: sea }]))[0]?.progress.length,
      bundle: (await readContentByCommand()).records.progress.length,
      counted: (await countShownRecords(admin)).progress.own,
    });
    expect(await shown()).toEqual({ page: 1, list: 1, bundle: 1, counted: 1 });
    await setProjectHidden(admin, sea, true);
    expect(await shown()).toEqual({ page: 0, list: 0, bundle: 0, counted: 0 });
  });

  it('is found by its words, called by its project, and named so in the history', async () => {
    const sea = await addProject('Sea');
    const { _id } = await addEntry(sea, '2026-11-05', { sentence: 'The third slab is cast.' });
    expect(await searchEverything(admin, { words: 'third slab' })).toEqual([
      {
        kind: 'Progress entry',
        name: 'Sea, 5 November 2026',
        note: 'Sea',
        href: `/admin/projects/${sea}/progress?edit=${_id}`,
      },
    ]);
    await updateProgress(admin, _id, { masonry: 20 });
    const [line] = (await listHistory(admin)).entries;
    expect(line).toMatchObject({
      action: 'update',
      entity: 'progress entry',
      label: 'Sea, 5 November 2026',
      fields: ['masonry'],
      overwritten: { masonry: null },
    });
  });

  it('makes a demo record the office’s own', async () => {
    const sea = await addProject('Sea');
    await db.project.update({ where: { id: sea }, data: { isDemo: true } });
    await addEntry(sea, '2026-01-01');
    expect(await db.project.findUnique({ where: { id: sea } })).toMatchObject({ isDemo: false, version: 1 });
  });
});

describe('pictures of a kind without a column for them', () => {
  const withTwo = async () => {
    const sea = await addProject('Sea');
    const pictures = [{ _id: await stage('one.jpg') }, { _id: await stage('two.jpg'), alt: 'The slab' }];
    return { entry: await addEntry(sea, '2026-11-05', { pictures }), ids: pictures.map(({ _id }) => _id) };
  };

  it('keep their order and their texts, and are changed by a save', async () => {
    const { entry, ids } = await withTwo();
    expect(entry.images.map(({ _id, alt }) => [_id, alt])).toEqual([
      [ids[0], ''],
      [ids[1], 'The slab'],
    ]);
    const turned = { pictures: [{ _id: ids[1] }, { _id: ids[0], alt: 'The frame' }] };
    const { data } = await updateProgress(admin, entry._id, turned);
    expect(data.images.map(({ alt }) => alt)).toEqual(['The slab', 'The frame']);
    const [first] = data.images;
    const kept = await updateProgress(admin, entry._id, { images: [{ _id: first?._id }] });
    expect(kept.data.images.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect(await db.picture.findUnique({ where: { id: ids[0] } })).toMatchObject({
      releasedAt: expect.any(Date),
    });
  });

  it('cannot be another record’s as well', async () => {
    const { ids } = await withTwo();
    const hill = await addProject('Hill');
    const taken = addEntry(hill, '2026-01-01', { pictures: [{ _id: ids[0] }] });
    await expect(taken).rejects.toMatchObject({ code: 'invalid' });
  });

  it('stay through the sweep, and are listed with where they are used', async () => {
    const { entry, ids } = await withTwo();
    await sweepStagedPictures({ now: daysFromNow(40) });
    expect(await db.picture.count({ where: { id: { in: ids } } })).toBe(2);
    const { pictures } = await listPictures(admin, readLibraryFilter({ q: 'Sea' }));
    expect(pictures.map(({ picture }) => picture._id).toSorted()).toEqual(ids.toSorted());
    for (const { uses } of pictures)
      expect(uses).toEqual([
        {
          kind: 'Progress entry',
          name: 'Sea, 5 November 2026',
          href: `/admin/projects/${entry.projectId}/progress?edit=${entry._id}`,
          isInBin: false,
        },
      ]);
  });

  it('come with a bundle, each with its record and that with its project', async () => {
    const { entry, ids } = await withTwo();
    const content = parseBundle(JSON.parse(JSON.stringify(await readContentByCommand())));
    await deleteProject(admin, entry.projectId);
    await emptyBin(admin, { until: new Date().toISOString() });
    const urls = new Map(content.pictures.map(({ publicId, url }) => [publicId ?? '', url]));
    await importContentByCommand(content, { stored: { urls, files: new Map() }, isDeleting: false });
    const [read] = await listPublishedOf('progress', entry.projectId);
    expect(read).toMatchObject({ _id: entry._id, date: '2026-11-05' });
    expect(read?.images.map(({ _id, alt }) => [_id, alt])).toEqual([
      [ids[0], ''],
      [ids[1], 'The slab'],
    ]);
  });

  it('of a bundle that lacks the project is refused in words', async () => {
    const { entry } = await withTwo();
    const content = JSON.parse(JSON.stringify(await readContentByCommand()));
    expect(() => parseBundle({ ...content, records: { ...content.records, project: [] } })).toThrow(
      `progress entry ${entry._id} belongs to a project that is not in the bundle.`,
    );
    const { progress: _, ...before } = content.records;
    expect(parseBundle({ ...content, records: before }).records.progress).toEqual([]);
  });
});
