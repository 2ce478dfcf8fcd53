import { beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@/lib/content/roles';
import { listBin } from '@/lib/domain/bin/queries';
import { findPreview } from '@/lib/domain/drafts/preview';
import { listHistoryKinds, toHistoryLines } from '@/lib/domain/history/lines';
import { isHistoryLine, listHistory, listVersions } from '@/lib/domain/history/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { createWebhook, deleteWebhook, switchWebhook } from '@/lib/domain/webhooks/mutations';
import { recordAudit } from '@/lib/server/audit';
import { db } from '@/lib/server/db';
import { discardPictures } from '@/lib/server/pictures/discard';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import {
  addHeroImages,
  createDirector,
  createProject,
  createTestimonial,
  deleteHeroImage,
  deleteProject,
  deleteTestimonial,
  restoreDirectorVersion,
  restoreHeroImage,
  restoreProjectVersion,
  updateDirector,
  updateHeroImage,
  updateProject,
  updateTestimonial,
} from '../../support/contract/mutations';
import { daysFromNow, stage } from '../../support/records/records';

const admin = makeAdmin();
const quote = (name: string) => createTestimonial(admin, { name, title: 'Owner', quote: 'Good.' });

beforeEach(async () => {
  await db.auditEntry.deleteMany();
});

describe('the history', () => {
  it('is read in pages, newest first, without a gap and without a line twice', async () => {
    for (let index = 1; index <= 7; index += 1) await quote(`N${index}`);
    // Lines of one moment have an order too.
    await db.auditEntry.updateMany({ data: { at: new Date() } });
    const all = (await listHistory(admin)).entries.map(({ _id }) => _id);
    const read: string[] = [];
    let before: string | undefined;
    do {
      const page = await listHistory(admin, { limit: 3, before });
      read.push(...page.entries.map(({ _id }) => _id));
      before = page.next ?? undefined;
    } while (before);
    expect(read).toEqual(all);
    expect(read).toHaveLength(7);
  });

  it('keeps what a save without a version took the place of, and nothing of a save that named one', async () => {
    const { _id, version } = (await quote('R. Rai')).data;
    await updateTestimonial(admin, _id, { name: 'R. Rai', title: 'Owner', quote: 'Better.', version });
    await updateTestimonial(admin, _id, { name: 'S. Rai', title: 'Owner', quote: 'Best.' });
    const { entries } = await listHistory(admin, { entity: 'testimonial' });
    expect(entries.map(({ overwritten }) => overwritten)).toEqual([
      { name: 'R. Rai', quote: 'Better.' },
      null,
      null,
    ]);
    expect(toHistoryLines(entries)[0]?.former).toContainEqual({ label: 'Quote', text: 'Better.' });

    await saveSetting(admin, 'leads', { value: { recipients: ['one@example.com'] } });
    await saveSetting(admin, 'leads', { value: { recipients: [] } });
    const [last] = (await listHistory(admin, { entity: 'settings' })).entries;
    expect(last?.overwritten).toEqual({ recipients: ['one@example.com'] });
  });

  it('a delete that names an older version is refused with the record as it stands', async () => {
    const { _id, version } = (await quote('T. Rai')).data;
    await updateTestimonial(admin, _id, { name: 'T. Rai', title: 'Owner', quote: 'Better.' });
    await expect(deleteTestimonial(admin, _id, version)).rejects.toMatchObject({
      code: 'conflict',
      current: { quote: 'Better.', version: version + 1 },
    });
    await deleteTestimonial(admin, _id, version + 1);
    expect((await listBin(admin)).map((item) => item._id)).toContain(_id);
  });

  it('calls a hero image by its caption, its text or its file, as the bin does', async () => {
    const [image] = (await addHeroImages(admin, { pictures: [{ _id: await stage('dawn.jpg') }] })).data;
    const id = image?._id ?? '';
    await updateHeroImage(admin, id, { alt: 'A tower at dawn' });
    const project = (await createProject(admin, { name: 'Kadamba', status: 'ongoing' })).data._id;
    await updateHeroImage(admin, id, { projectId: project });
    await deleteHeroImage(admin, id);
    expect((await listBin(admin)).find(({ _id }) => _id === id)?.label).toBe('Kadamba');
    await restoreHeroImage(admin, id);
    const { entries } = await listHistory(admin, { entity: 'hero image' });
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['restore', 'Kadamba'],
      ['delete', 'Kadamba'],
      ['update', 'Kadamba'],
      ['update', 'A tower at dawn'],
      ['create', 'dawn.jpg'],
    ]);
    expect(toHistoryLines(entries)[1]?.subject).toBe('the hero image “Kadamba”');
  });

  it('calls a webhook by its host, also after it is gone', async () => {
    const { _id } = (await createWebhook(admin, { url: 'https://crm.example.com/hook' })).data;
    await switchWebhook(admin, _id, { isActive: false });
    await deleteWebhook(admin, _id);
    const { entries } = await listHistory(admin, { entity: 'webhook' });
    expect(entries.map(({ action, label }) => [action, label])).toEqual([
      ['delete', 'crm.example.com'],
      ['update', 'crm.example.com'],
      ['create', 'crm.example.com'],
    ]);
    await expect(deleteWebhook(admin, _id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can be narrowed to a record, a kind and a person', async () => {
    const { data } = await quote('N1');
    await quote('N2');
    await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
    expect((await listHistory(admin, { entity: 'testimonial' })).entries).toHaveLength(2);
    const [line, ...others] = (await listHistory(admin, { entityId: data._id })).entries;
    expect(line).toMatchObject({ action: 'create', label: 'N1', actor: 'A', address: '192.0.2.7' });
    expect(others).toEqual([]);
    expect((await listHistory(admin, { userId: 'nobody' })).entries).toEqual([]);
    await expect(listHistory(admin, { before: 'nothing' })).rejects.toMatchObject({ code: 'invalid' });
    await expect(listHistory(admin, { limit: 0 })).rejects.toMatchObject({ code: 'invalid' });
  });
});

describe('the versions of a project', () => {
  it('tell field by field what each write changed', async () => {
    const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
    await updateProject(admin, data._id, { name: 'Kadamba II', amenities: ['Gym'] });
    const [newest, first, ...others] = await listVersions(admin, 'project', data._id);
    expect(others).toEqual([]);
    expect(newest).toMatchObject({ version: 2, isNewest: true });
    expect(newest?.changes).toEqual([
      { field: 'name', label: 'Name', from: 'Kadamba', to: 'Kadamba II' },
      { field: 'amenities', label: 'Amenities', from: [], to: ['Gym'] },
    ]);
    expect(first).toMatchObject({ version: 1, isNewest: false, changes: [] });
  });

  it('tell how each differs from the project as it stands now, until that is in the bin', async () => {
    const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing', price: '900' });
    await updateProject(admin, data._id, { price: '1,000' });
    await updateProject(admin, data._id, { location: 'Kadri' });
    const [newest, , first] = await listVersions(admin, 'project', data._id);
    expect(newest?.present).toEqual({ version: 3, differences: [] });
    expect(first?.present?.differences).toEqual([
      { field: 'price', label: 'Price', from: '1,000', to: '900' },
      { field: 'location', label: 'Location', from: 'Kadri', to: '' },
    ]);
    await deleteProject(admin, data._id);
    expect((await listVersions(admin, 'project', data._id)).map(({ present }) => present)).toEqual([
      null,
      null,
      null,
    ]);
  });

  it('begin with the project as it was before its first edit, though no line of the history holds it', async () => {
    const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
    await db.auditEntry.deleteMany();
    const { data: changed } = await updateProject(admin, data._id, { name: 'Kadamba II' });
    const [newest, first, ...others] = await listVersions(admin, 'project', data._id);
    expect(others).toEqual([]);
    expect(newest?.changes).toEqual([{ field: 'name', label: 'Name', from: 'Kadamba', to: 'Kadamba II' }]);
    expect(first).toMatchObject({ version: 1, actor: 'The website', at: data.updatedAt });
    const { data: restored } = await restoreProjectVersion(
      admin,
      data._id,
      first?._id ?? '',
      changed.version,
    );
    expect(restored.name).toBe('Kadamba');
    expect((await listVersions(admin, 'project', data._id)).map(({ record }) => record.name)).toEqual([
      'Kadamba',
      'Kadamba II',
      'Kadamba',
    ]);
  });

  it('can be restored, with the pictures that still exist, as a version of its own', async () => {
    const [kept, released, gone] = [await stage(), await stage(), await stage()];
    const { data } = await createProject(admin, {
      name: 'Kadamba',
      status: 'ongoing',
      price: '1,200',
      pictures: [{ _id: gone }, { _id: released, alt: 'Court' }, { _id: kept }],
    });
    const changed = await updateProject(admin, data._id, {
      name: 'Other',
      price: '',
      pictures: [{ _id: kept }],
    });
    await discardPictures([gone]);
    const first = (await listVersions(admin, 'project', data._id)).at(-1);
    const { data: restored } = await restoreProjectVersion(
      admin,
      data._id,
      first?._id ?? '',
      changed.data.version,
    );
    expect(restored).toMatchObject({ name: 'Kadamba', price: '1,200', version: 3 });
    expect(restored.images.map(({ _id, alt }) => [_id, alt])).toEqual([
      [released, 'Court'],
      [kept, ''],
    ]);
    await sweepStagedPictures({ now: daysFromNow(40) });
    expect(await db.picture.count({ where: { id: released } })).toBe(1);
  });

  it('show the page as it stood, with its pictures, while its record is there', async () => {
    const [first, second] = [await stage(), await stage()];
    const fields = { name: 'Kadamba', status: 'ongoing', description: '<p>By the sea.</p>' };
    const { data } = await createProject(admin, { ...fields, pictures: [{ _id: first, alt: 'Court' }] });
    await updateProject(admin, data._id, { name: 'Other', description: '', pictures: [{ _id: second }] });
    const versions = await listVersions(admin, 'project', data._id);
    const token = versions.at(-1)?.previewPath?.split('/').at(-1) ?? '';
    const preview = await findPreview(token);
    expect(preview).toMatchObject({ kind: 'project', stoodAt: versions.at(-1)?.at, content: fields });
    expect(preview?.content).toMatchObject({ images: [{ _id: first, alt: 'Court' }] });
    await deleteProject(admin, data._id);
    expect(await findPreview(token)).toBeNull();
    expect((await listVersions(admin, 'project', data._id)).at(-1)?.previewPath).toBeNull();
  });

  it('show a director as they stood, with the former photo', async () => {
    const [first, second] = [await stage(), await stage()];
    const fields = { name: 'Asha', position: 'Chair', bio: '<p>a</p>' };
    const { data } = await createDirector(admin, { ...fields, picture: first, alt: 'Asha at sea' });
    await updateDirector(admin, data._id, { position: 'Member', bio: '', picture: second });
    const created = (await listVersions(admin, 'director', data._id)).at(-1);
    const preview = await findPreview(created?.previewPath?.split('/').at(-1) ?? '');
    const content = { ...fields, image: { _id: first, alt: 'Asha at sea' } };
    expect(preview).toMatchObject({ kind: 'director', stoodAt: created?.at, content });
  });

  it('are not restored over a newer save, nor from the history of another record', async () => {
    const { data } = await createProject(admin, { name: 'Kadamba', status: 'ongoing' });
    const other = await createProject(admin, { name: 'Other', status: 'ongoing' });
    await updateProject(admin, data._id, { name: 'Newer' });
    const [, first] = await listVersions(admin, 'project', data._id);
    await expect(restoreProjectVersion(admin, data._id, first?._id ?? '', 1)).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(restoreProjectVersion(admin, other.data._id, first?._id ?? '')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

it('a director comes back as they were, with the former photo', async () => {
  const [first, second] = [await stage(), await stage()];
  const { data } = await createDirector(admin, {
    name: 'Asha',
    position: 'Chair',
    bio: '<p>a</p>',
    picture: first,
  });
  await updateDirector(admin, data._id, { position: 'Member', bio: '', picture: second });
  const created = (await listVersions(admin, 'director', data._id)).at(-1);
  const restored = await restoreDirectorVersion(admin, data._id, created?._id ?? '');
  expect(restored.data).toMatchObject({ position: 'Chair', bio: '<p>a</p>', image: { _id: first } });
});

describe('the history of an editor', () => {
  const editor = makeEditor({ userId: 'e', name: 'Esha' });

  it('tells of content and the own parts of the settings, from no network, and of nothing else', async () => {
    await quote('Kadri');
    await saveSetting(admin, 'terms', { value: settingDefaults.terms });
    await saveSetting(admin, 'leads', { value: { recipients: ['team@example.com'] } });
    for (const entity of ['user', 'enquiry', 'enquiries', 'newsletter address', 'delivery', 'webhook'])
      await recordAudit(db, admin, { action: 'update', entity, entityId: 'x', label: `a ${entity}` });
    expect((await listHistory(admin)).entries).toHaveLength(9);
    const { entries } = await listHistory(editor);
    expect(entries.map(({ entity, label, address }) => [entity, label, address])).toEqual([
      ['settings', 'terms', ''],
      ['testimonial', 'Kadri', ''],
    ]);
    for (const entity of ['user', 'enquiry'])
      expect((await listHistory(editor, { entity })).entries).toEqual([]);
    expect((await listHistory(editor, { entity: 'settings', entityId: 'leads' })).entries).toEqual([]);
  });

  it('begins at no line of the others, and offers none of their kinds', async () => {
    await recordAudit(db, admin, { action: 'invite', entity: 'user', entityId: 'x' });
    await quote('Kadri');
    const [own, foreign] = (await listHistory(admin)).entries;
    expect(await isHistoryLine(editor, own?._id ?? '')).toBe(true);
    expect(await isHistoryLine(editor, foreign?._id ?? '')).toBe(false);
    expect(await isHistoryLine(admin, foreign?._id ?? '')).toBe(true);
    await expect(listHistory(editor, { before: foreign?._id })).rejects.toMatchObject({ code: 'invalid' });
    const namesOf = (role: Role) => listHistoryKinds(role).map(({ name }) => name);
    expect(namesOf('admin').filter((name) => !namesOf('editor').includes(name))).toEqual([
      'Enquiries',
      'Users',
      'Partners',
      'Lead allotment',
      'Leave',
      'Alerts',
      'Mail',
    ]);
  });
});
