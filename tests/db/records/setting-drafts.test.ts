import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '@/lib/content/site';
import { readContentByCommand } from '@/lib/domain/content/command-queries';
import { discardDraft, publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { findPreview, toPreviewPath } from '@/lib/domain/drafts/preview';
import { findDraftOf, listDrafts, readDraft } from '@/lib/domain/drafts/queries';
import { scheduleDraft } from '@/lib/domain/drafts/schedule';
import { sweepDrafts } from '@/lib/domain/drafts/sweep';
import { listWaitingWork } from '@/lib/domain/drafts/waiting';
import { runSchedule } from '@/lib/domain/due';
import { toHistoryLines } from '@/lib/domain/history/lines';
import { listHistory } from '@/lib/domain/history/queries';
import { listPictures } from '@/lib/domain/pictures/queries';
import { getSetting } from '@/lib/domain/settings/admin-queries';
import type { Setting } from '@/lib/domain/settings/dto';
import { saveSetting } from '@/lib/domain/settings/mutations';
import {
  findResponder,
  getIdentity,
  getLegal,
  getShownContact,
  getShownIdentity,
  getShownWords,
  readMailHead,
  readSettingsWith,
} from '@/lib/domain/settings/queries';
import type { SettingPart } from '@/lib/domain/settings/schema';
import { publicParts, settingDefaults, settingTable } from '@/lib/domain/settings/schema';
import { tagsOfPart } from '@/lib/domain/settings/tags';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin, makeEditor } from '../../support/accounts/admin';
import { daysFromNow, stage } from '../../support/records/records';

const admin = makeAdmin();
const editor = makeEditor();
const kind = 'settings';
const words = { statement: 'Homes by Sahyadri.', about: 'Built slowly.' };
const contact = { ...settingDefaults.contact, phone: '+91 98450 12345' };
const legal = (text: string) => ({
  ...settingDefaults.privacy,
  sections: [{ heading: 'Who', paragraphs: [text] }],
});

const responderOf = (picture: string | undefined) => ({
  name: 'Divya Rao',
  role: '',
  picture: { _id: picture, focal: { x: 0.25, y: 0.5 } },
});

const begin = async (part: string, value: unknown) =>
  (await saveDraft(admin, kind, { recordId: part, data: { value } })).data;
const previewOf = (id: string) => findPreview(toPreviewPath({ kind, id }).replace('/preview/', ''));
// Columns keep milliseconds, and would round a moment up to one that is not yet.
const makeDue = () =>
  db.$executeRaw`update draft set publish_at = date_trunc('milliseconds', now()) where publish_at is not null`;
const schedule = (draft: object) =>
  scheduleDraft(admin, kind, { draft, publishAt: daysFromNow(1).toISOString() });
const linesOf = async (entityId: string) =>
  toHistoryLines((await listHistory(admin, { entity: 'settings', entityId })).entries).map(
    ({ action, subject }) => `${action} ${subject}`,
  );

beforeEach(async () => {
  await db.draft.deleteMany();
  await db.auditEntry.deleteMany();
  await db.setting.deleteMany();
});

describe('a draft of a part of the settings', () => {
  it.each(publicParts)(
    'of %s stands beside what is live, and changes it only when it is published',
    async (part) => {
      const value = part === 'home' ? words : settingDefaults[part];
      const live = await getSetting(admin, part);
      await db.cacheTag.deleteMany();
      const draft = await begin(part, value);
      expect(await getSetting(admin, part)).toEqual(live);
      expect(await db.setting.count()).toBe(0);
      expect(await db.cacheTag.count()).toBe(0);
      expect(await previewOf(draft._id)).toMatchObject({ kind, content: { _id: part, part, version: 0 } });
      expect(await findDraftOf(admin, kind, part)).toMatchObject({ base: { part, version: 0 } });

      const { data, tags } = await publishDraft(admin, kind, { draft });
      expect(tags).toEqual(tagsOfPart(part));
      expect(data).toMatchObject({ _id: part, version: 1 });
      expect(await getSetting(admin, part)).toMatchObject({ version: 1, value });
      expect(await findDraftOf(admin, kind, part)).toBeNull();
      expect(await previewOf(draft._id)).toBeNull();
      const name = settingTable[part].name;
      expect((await linesOf(part)).sort()).toEqual([
        `publish draft ${name}`,
        `save draft ${name}`,
        `update ${name}`,
      ]);
    },
  );

  it.each(['leads', 'retention', 'nothing', null])('is not made of %j', async (part) => {
    const draft = saveDraft(admin, kind, { recordId: part, data: { value: { recipients: [] } } });
    await expect(draft).rejects.toMatchObject({ code: 'not_found' });
    expect(await db.draft.count()).toBe(0);
  });

  it('must be what a save asks for, placeholders with it, and names the fields like a save', async () => {
    await expect(begin('home', { ...words, about: ' ' })).rejects.toMatchObject({
      code: 'invalid',
      fields: { about: 'The text next to it is required' },
    });
    const broken = begin('privacy', legal('Call {{phon}}.'));
    await expect(broken).rejects.toMatchObject({ fields: { 'sections.0.paragraphs': expect.any(String) } });
    const { _id } = await begin('privacy', legal('Call {{ Phone }}.'));
    expect((await readDraft(admin, kind, _id)).content).toMatchObject({
      value: { sections: [{ paragraphs: ['Call {{phone}}.'] }] },
    });
  });

  it('is published with what the form holds beyond it', async () => {
    const draft = await begin('home', words);
    const data = { value: { ...words, about: 'Built well.' } };
    await publishDraft(admin, kind, { draft, data });
    expect((await getShownWords()).home).toEqual(data.value);
  });

  it('is one for each part, also of two who begin at once, and not overwritten unseen', async () => {
    const value = { value: words };
    const saves = await Promise.allSettled(
      [1, 2].map(() => saveDraft(editor, kind, { recordId: 'home', data: value })),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [draft] = await listDrafts(admin, kind);
    await saveDraft(admin, kind, { draft, recordId: 'home', data: value });
    await expect(publishDraft(editor, kind, { draft })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('is not published over a part that was saved meanwhile, and says what stands there', async () => {
    const draft = await begin('home', words);
    const newer = { statement: 'Newer.', about: 'Newer.' };
    await saveSetting(admin, 'home', { value: newer });
    await expect(publishDraft(editor, kind, { draft })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^A saved this part of the settings on /),
      current: { _id: 'home', part: 'home', version: 1, value: newer },
    });
    expect((await getShownWords()).home).toEqual(newer);
    await publishDraft(admin, kind, { draft, baseVersion: 1 });
    expect((await getShownWords()).home).toEqual(words);
  });

  it('comes back as it was when it was discarded', async () => {
    const draft = await begin('home', words);
    await schedule(draft);
    const { content, publishAt } = await readDraft(admin, kind, draft._id);
    const { data: former } = await discardDraft(admin, kind, draft);
    expect(await listDrafts(admin, kind)).toEqual([]);
    const { data: again } = await saveDraft(admin, kind, former);
    const back = await readDraft(admin, kind, again._id);
    expect({ ...back.content, updatedAt: '' }).toEqual({ ...content, updatedAt: '' });
    expect(back.publishAt).toBe(publishAt);
  });

  it('is in no bundle of content, and never swept', async () => {
    await begin('home', words);
    expect(JSON.stringify(await readContentByCommand())).not.toContain('Sahyadri');
    expect(await sweepDrafts()).toBe(0);
    expect(await db.draft.count()).toBe(1);
  });

  it('of the contact is dialled in its preview alone, and lets the texts name the new number once it is published', async () => {
    await saveSetting(admin, 'privacy', { value: legal(`Call ${site.phone}.`) });
    const draft = await begin('contact', contact);
    expect(await getShownContact()).toMatchObject({ phoneHref: site.phoneHref });
    await publishDraft(admin, kind, { draft });
    expect(await getShownContact()).toMatchObject({ phoneHref: 'tel:+919845012345' });
    expect((await getLegal('privacy')).sections[0]?.paragraphs).toEqual(['Call +91 98450 12345.']);
  });

  it('holds its picture, which the live part takes when it is published', async () => {
    const [first, second] = [await stage(), await stage()];
    await saveSetting(admin, 'responder', { value: responderOf(first) });
    const draft = await begin('responder', responderOf(second));
    expect((await findResponder())?.picture?._id).toBe(first);
    expect(await previewOf(draft._id)).toMatchObject({
      content: { pictures: [{ _id: second, focal: { x: 0.25, y: 0.5 } }] },
    });
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect(await db.picture.count({ where: { id: { in: [first, second] } } })).toBe(2);

    await publishDraft(admin, kind, { draft });
    expect((await findResponder())?.picture?._id).toBe(second);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect(await db.picture.count({ where: { id: { in: [first, second] } } })).toBe(1);
  });
});

describe('a draft of the brand', () => {
  const { identity } = settingDefaults;
  const colors = { theme: '#16332b', accent: '#8a5a00' };

  it('is who the builder would be in its preview alone, with the words that name them, and everywhere once it is published', async () => {
    const draft = await begin('identity', { ...identity, name: 'Sea Tower Homes', colors });
    const preview = await previewOf(draft._id);
    const shown = await readSettingsWith(preview?.content as Setting<'identity'>);
    expect(shown).toMatchObject({
      identity: { name: 'Sea Tower Homes', isBuiltIn: false, colors },
      contact: { brand: 'Sea Tower Homes' },
      facts: { brand: 'Sea Tower Homes' },
    });
    const live = async () => [
      (await getShownIdentity()).name,
      (await getIdentity()).colors.theme,
      (await readMailHead()).identity.name,
    ];
    expect(await live()).toEqual([site.name, site.colors.theme, site.name]);
    await publishDraft(admin, kind, { draft });
    expect(await live()).toEqual(['Sea Tower Homes', colors.theme, 'Sea Tower Homes']);
  });

  it('is refused like a save where a colour cannot be read', async () => {
    const pale = begin('identity', { ...identity, colors: { ...colors, accent: '#ffb000' } });
    await expect(pale).rejects.toMatchObject({
      fields: { 'colors.accent': expect.stringContaining('contrast') },
    });
  });

  it('holds its four pictures beside those that are live, and the library says where each is', async () => {
    const slots = ['logo', 'logoOnDark', 'icon', 'share'] as const;
    const [live, ...held] = await Promise.all(['live', ...slots].map(() => stage()));
    await saveSetting(admin, 'identity', { value: { ...identity, logo: { _id: live } } });
    const named = Object.fromEntries(slots.map((slot, index) => [slot, { _id: held[index] }]));
    const draft = await begin('identity', { ...identity, ...named });
    expect((await getIdentity()).logo?._id).toBe(live);
    await sweepStagedPictures({ now: daysFromNow(400) });
    expect(await db.picture.count({ where: { id: { in: held } } })).toBe(4);
    const used = await listPictures(admin, { q: '', show: 'used', page: 1 });
    const usesOf = (id: string | undefined) => used.pictures.find(({ picture }) => picture._id === id)?.uses;
    expect(usesOf(live)).toMatchObject([{ kind: 'Settings', name: 'Brand' }]);
    for (const id of held)
      expect(usesOf(id)).toEqual([
        { kind: 'Draft', name: 'Brand', href: '/admin/settings?part=identity', isInBin: false },
      ]);
    await expect(saveSetting(admin, 'responder', { value: responderOf(held[0]) })).rejects.toMatchObject({
      code: 'invalid',
    });

    await publishDraft(admin, kind, { draft });
    const shown = await getIdentity();
    expect(slots.map((slot) => shown[slot]?._id)).toEqual(held);
    await sweepStagedPictures({ now: daysFromNow(31) });
    expect(await db.picture.count({ where: { id: { in: [...held, live ?? ''] } } })).toBe(4);
  });
});

describe('the role of a part', () => {
  const admins: SettingPart[] = publicParts.filter((part) => settingTable[part].role === 'admin');

  it('is asked for its draft, too', async () => {
    const draft = await begin('contact', contact);
    const forbidden = [
      () => saveDraft(editor, kind, { recordId: 'contact', data: { value: contact } }),
      () => saveDraft(editor, kind, { draft, recordId: 'home', data: { value: contact } }),
      () => publishDraft(editor, kind, { draft }),
      () => discardDraft(editor, kind, draft),
      () => scheduleDraft(editor, kind, { draft, publishAt: null }),
      () => readDraft(editor, kind, draft._id),
      () => findDraftOf(editor, kind, 'contact'),
    ];
    for (const call of forbidden) await expect(call()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getSetting(admin, 'contact')).toMatchObject({ version: 0 });
    expect(admins).toEqual(['contact', 'identity']);
  });

  it.each([
    ['contact', 'Contact', contact],
    ['identity', 'Brand', { ...settingDefaults.identity, name: 'Sea Tower Homes' }],
  ])(
    'of %s decides who finds it in a list, among what waits and in the history',
    async (part, name, value) => {
      await begin(part, value);
      await begin('terms', settingDefaults.terms);
      const listed = async (viewer: typeof editor) => ({
        drafts: (await listDrafts(viewer, kind)).map(({ label }) => label).sort(),
        waiting: (await listWaitingWork(viewer)).drafts.map(({ label }) => label).sort(),
        history: (await listHistory(viewer)).entries.map(({ label }) => label).sort(),
      });
      const both = [name, 'Terms'];
      expect(await listed(admin)).toEqual({ drafts: both, waiting: both, history: both });
      expect(await listed(editor)).toEqual({ drafts: ['Terms'], waiting: ['Terms'], history: ['Terms'] });
    },
  );
});

describe('at its time', () => {
  it('a draft is published, not before and once, and stands among what is planned with a link to its part', async () => {
    const draft = await begin('home', words);
    await schedule(draft);
    expect((await listWaitingWork(editor)).planned).toMatchObject([
      { label: 'Home page', href: '/admin/settings?part=home', isPublished: true },
    ]);
    expect(await runSchedule()).toMatchObject({ published: 0 });
    await makeDue();
    const runs = await Promise.all([runSchedule(), runSchedule()]);
    expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(1);
    expect((await getShownWords()).home).toEqual(words);
    expect(await linesOf('home')).toContain('publish draft Home page');
  });

  it('a draft is held back where the part was saved meanwhile', async () => {
    const draft = await begin('home', words);
    await schedule(draft);
    await saveSetting(admin, 'home', { value: { statement: 'Newer.', about: 'Newer.' } });
    await makeDue();
    expect(await runSchedule()).toMatchObject({ published: 0, heldBack: 1 });
    expect((await getShownWords()).home.statement).toBe('Newer.');
    expect(await listDrafts(editor, kind)).toMatchObject([
      { heldBack: 'The record was saved on the website after the draft was started.' },
    ]);
  });
});
