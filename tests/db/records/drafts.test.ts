import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBin } from '@/lib/domain/bin/mutations';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { discardDraft, publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { findPreview, readPreviewToken, toPreviewPath } from '@/lib/domain/drafts/preview';
import { listDrafts, readDraft } from '@/lib/domain/drafts/queries';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { sweepDrafts } from '@/lib/domain/drafts/sweep';
import { listHistory } from '@/lib/domain/history/queries';
import { findProjectForAdmin, listProjectsForAdmin } from '@/lib/domain/projects/admin-queries';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin } from '../../support/accounts/admin';
import {
  createProject,
  deleteProject,
  restoreProject,
  updateProject,
} from '../../support/contract/mutations';
import { daysFromNow, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const divya = makeAdmin({ userId: 'd', name: 'Divya' });
const base = { name: 'Kadamba', status: 'ongoing' as const };
const secret = { name: 'Sahyadri', status: 'upcoming' as const };

const begin = async (data: object = secret, recordId: string | null = null) =>
  (await saveDraft(admin, 'project', { recordId, data })).data;
const publish = (draft: object, more: object = {}) => publishDraft(admin, 'project', { draft, ...more });
const isThere = async (id: string) => (await db.picture.count({ where: { id } })) === 1;
const linesOf = async (entityId: string) =>
  (await listHistory(admin, { entityId })).entries.map(({ action, label }) => `${action} ${label}`);
const tokenOf = (id: string, now?: number) =>
  toPreviewPath({ kind: 'project', id }, now).replace('/preview/', '');

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.project.deleteMany();
});

describe('a draft', () => {
  it('changes neither its record nor any page, and is counted and exported nowhere', async () => {
    const live = (await createProject(admin, base)).data;
    await db.cacheTag.deleteMany();
    const { tags } = await saveDraft(admin, 'project', { recordId: live._id, data: secret });
    await begin();
    expect(tags).toEqual([]);
    expect(await db.cacheTag.count()).toBe(0);
    expect(await listProjectsForAdmin(admin)).toEqual([{ ...live, isHidden: false }]);
    expect(JSON.stringify(await readContentByCommand())).not.toContain('Sahyadri');
    expect((await listDrafts(admin, 'project')).map(({ recordId, label }) => [recordId, label])).toEqual([
      [null, 'Sahyadri'],
      [live._id, 'Sahyadri'],
    ]);
  });

  it('must be what a save asks for, and its HTML is made safe where it is shown', async () => {
    await expect(begin({ name: '', status: 'ongoing' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { name: 'Name is required' },
    });
    const { _id } = await begin({
      ...secret,
      description: '<p onclick="x()">By the <strong>sea</strong></p>',
    });
    const { content } = await readDraft(admin, 'project', _id);
    expect(content.description).toBe('<p>By the <strong>sea</strong></p>');
    await expect(saveDraft(admin, 'user', { recordId: null, data: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is one for each record, and is not overwritten by whoever has not seen it', async () => {
    const { _id } = (await createProject(admin, base)).data;
    const draft = await begin(secret, _id);
    const second = saveDraft(divya, 'project', { recordId: _id, data: base });
    await expect(second).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^A saved this draft on /),
    });
    const newer = (await saveDraft(divya, 'project', { draft, recordId: null, data: base })).data;
    expect(newer).toMatchObject({ _id: draft._id, version: 2, savedBy: 'Divya' });
    const late = [
      () => saveDraft(admin, 'project', { draft, recordId: null, data: secret }),
      () => publish(draft),
      () => discardDraft(admin, 'project', draft),
    ];
    for (const save of late)
      await expect(save()).rejects.toMatchObject({
        code: 'conflict',
        message: expect.stringContaining('Divya'),
      });
    expect((await readDraft(admin, 'project', draft._id)).content.name).toBe('Kadamba');
  });

  it('is published as one save, which the history tells of, and is gone then', async () => {
    const live = (await createProject(admin, { ...base, location: 'Kaup' })).data;
    const draft = await begin({ ...secret, location: 'Udupi' }, live._id);
    const { data, tags } = await publish(draft);
    expect(data).toEqual(await findProjectForAdmin(admin, live._id));
    expect(data).toMatchObject({ _id: live._id, name: 'Sahyadri', location: 'Udupi', version: 2 });
    expect(tags).toContain(`project:${live._id}`);
    expect(await linesOf(live._id)).toEqual(
      expect.arrayContaining([
        'save draft Sahyadri',
        'publish draft Sahyadri',
        'update Sahyadri',
        'create Kadamba',
      ]),
    );
    expect(await listDrafts(admin, 'project')).toEqual([]);
    await expect(publish(draft)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of a new record adds it when it is published, with what the form holds beyond it', async () => {
    const draft = await begin();
    const { data } = await publish(draft, { data: { ...secret, location: 'Kundapura' } });
    expect(await listProjectsForAdmin(admin)).toEqual([{ ...data, isHidden: false }]);
    expect(data).toMatchObject({ name: 'Sahyadri', location: 'Kundapura', version: 1 });
  });

  it('of a record that was saved meanwhile is not published over it, and stays', async () => {
    const live = (await createProject(admin, base)).data;
    const draft = await begin(secret, live._id);
    const newer = (await updateProject(admin, live._id, { location: 'Manipal' })).data;
    await expect(publish(draft)).rejects.toMatchObject({ code: 'conflict', current: newer });
    const opened = await readDraft(admin, 'project', draft._id);
    // What only the others have changed is told from what was typed by the record as it stood then.
    expect(opened.base).toMatchObject({ version: 1, location: '' });
    expect(opened.content).toMatchObject({ name: 'Sahyadri' });
    await publish(draft, { baseVersion: newer.version });
    expect(await findProjectForAdmin(admin, live._id)).toMatchObject({ name: 'Sahyadri', version: 3 });
  });

  it('that is saved once more remembers which version of its record it was begun on', async () => {
    const live = (await createProject(admin, base)).data;
    const draft = await begin(secret, live._id);
    await updateProject(admin, live._id, { location: 'Manipal' });
    const { data: saved } = await saveDraft(admin, 'project', { draft, recordId: live._id, data: secret });
    await expect(publish(saved)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('comes back as it was when it was discarded', async () => {
    const live = (await createProject(admin, base)).data;
    const picture = await stageWithFiles();
    const draft = await begin({ ...secret, pictures: [{ _id: picture, alt: 'A gate' }] }, live._id);
    const publishAt = daysFromNow(1).toISOString();
    await scheduleDraft(admin, 'project', { draft, publishAt });
    const before = await readDraft(admin, 'project', draft._id);
    const { data: former } = await discardDraft(admin, 'project', draft);
    expect(await listDrafts(admin, 'project')).toEqual([]);
    const again = (await saveDraft(admin, 'project', former)).data;
    expect(again.publishAt).toBe(publishAt);
    const { content, base: begun } = await readDraft(admin, 'project', again._id);
    expect(content.images).toEqual(before.content.images);
    expect({ ...content, createdAt: '', updatedAt: '' }).toEqual({
      ...before.content,
      createdAt: '',
      updatedAt: '',
    });
    expect(begun).toEqual(before.base);

    // A time that is over meanwhile is forgotten: nothing goes out in the moment of an undo.
    await discardDraft(admin, 'project', again);
    const late = await saveDraft(admin, 'project', { ...former, publishAt: daysFromNow(-1).toISOString() });
    expect(late.data.publishAt).toBeNull();
  });

  it('lies in the bin with its record, comes back with it and goes with it', async () => {
    const { _id } = (await createProject(admin, base)).data;
    const draft = await begin(secret, _id);
    await deleteProject(admin, _id);
    expect(await listDrafts(admin, 'project')).toEqual([]);
    await expect(readDraft(admin, 'project', draft._id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findPreview(tokenOf(draft._id))).toBeNull();
    await expect(publish(draft)).rejects.toMatchObject({ code: 'not_found' });
    expect(await sweepDrafts()).toBe(0);
    await restoreProject(admin, _id);
    expect(await listDrafts(admin, 'project')).toHaveLength(1);
    await deleteProject(admin, _id);
    await emptyBin(admin, { until: new Date().toISOString() });
    await begin();
    expect(await sweepDrafts()).toBe(1);
    expect(await listDrafts(admin, 'project')).toHaveLength(1);
  });
});

describe('the pictures of a draft', () => {
  it('are kept from the sweep and from other records, until they leave it', async () => {
    const [first, second] = [await stageWithFiles(), await stageWithFiles()];
    const pictures = [{ _id: first }, { _id: second }];
    const draft = await begin({ ...secret, pictures });
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    await expect(createProject(admin, { ...base, pictures })).rejects.toMatchObject({ code: 'invalid' });

    await saveDraft(admin, 'project', {
      draft,
      recordId: null,
      data: { ...secret, pictures: [{ _id: first }] },
    });
    await sweepStagedPictures({ now: daysFromNow(29) });
    expect([await isThere(first), await isThere(second)]).toEqual([true, true]);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect([await isThere(first), await isThere(second)]).toEqual([true, false]);
  });

  it('that what is published has not stay as long as the bin keeps things', async () => {
    const picture = await stageWithFiles();
    const draft = await begin({ ...secret, pictures: [{ _id: picture, alt: 'A gate' }] });
    await publish(draft, { data: { ...secret, pictures: [] } });
    await sweepStagedPictures({ now: daysFromNow(29) });
    expect(await isThere(picture)).toBe(true);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect(await isThere(picture)).toBe(false);
  });

  it('that its record shows keep their texts there, and stay while either has them', async () => {
    const picture = await stageWithFiles();
    const live = (await createProject(admin, { ...base, pictures: [{ _id: picture, alt: 'A gate' }] })).data;
    const draft = await begin({ ...secret, pictures: [{ _id: picture, alt: 'A door' }] }, live._id);
    expect((await findProjectForAdmin(admin, live._id))?.images[0]?.alt).toBe('A gate');
    expect((await readDraft(admin, 'project', draft._id)).content.images[0]?.alt).toBe('A door');

    await updateProject(admin, live._id, { pictures: [] });
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect(await isThere(picture)).toBe(true);
    await publish(draft, { baseVersion: 2 });
    const shown = (await findProjectForAdmin(admin, live._id))?.images;
    expect(shown?.map(({ _id, alt }) => [_id, alt])).toEqual([[picture, 'A door']]);

    await updateProject(admin, live._id, { pictures: [] });
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect(await isThere(picture)).toBe(false);
  });
});

describe('the link of a preview', () => {
  it('shows the draft as it would stand, until it is published or discarded', async () => {
    const live = (await createProject(admin, base)).data;
    const changes = await begin(secret, live._id);
    const added = await begin({ ...base, name: 'Netravati' });
    expect(await findPreview(tokenOf(changes._id))).toMatchObject({
      kind: 'project',
      content: { _id: live._id, name: 'Sahyadri' },
    });
    expect(await findPreview(tokenOf(added._id))).toMatchObject({
      content: { _id: added._id, name: 'Netravati' },
    });
    await publish(changes);
    await discardDraft(admin, 'project', added);
    expect(await findPreview(tokenOf(changes._id))).toBeNull();
    expect(await findPreview(tokenOf(added._id))).toBeNull();
  });

  it('works for seven days, for one draft and as it was signed alone', async () => {
    const { _id: id } = await begin();
    const token = tokenOf(id, 0);
    const days = 86_400_000;
    const link = { kind: 'project', id, until: 7 * days, isVersion: false };
    expect(readPreviewToken(token, 7 * days - 1)).toEqual(link);
    expect(readPreviewToken(token, 7 * days)).toBeNull();
    const later = (7 * days).toString(36);
    for (const forged of [
      '',
      'none',
      token.slice(0, -1),
      token.replace(id, (await begin())._id),
      token.replace(`.${later}.`, `.${later}0.`),
      tokenOf(id).replace('project', 'user'),
      tokenOf(id).replace('project', 'version-project'),
    ])
      expect(readPreviewToken(forged, 1)).toBeNull();
  });
});
