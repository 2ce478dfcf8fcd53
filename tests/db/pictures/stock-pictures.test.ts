import { beforeEach, expect, it } from 'vitest';
import { forStockSlots, stockSlots } from '@/lib/content/pictures/stock-pictures';
import { publishDraft, saveDraft } from '@/lib/domain/drafts/mutations';
import { findPreview } from '@/lib/domain/drafts/preview';
import { checkLaunch } from '@/lib/domain/launch/queries';
import type { Setting } from '@/lib/domain/settings/dto';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { getShownPictures, getShownSettings, readSettingsWith } from '@/lib/domain/settings/queries';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { db } from '@/lib/server/db';
import { sweepStagedPictures } from '@/lib/server/pictures/sweep';
import { makeAdmin } from '../../support/accounts/admin';
import { daysFromNow, stageWithFiles } from '../../support/records/records';

const admin = makeAdmin();
const { identity } = settingDefaults;
const none = forStockSlots(() => null);

beforeEach(() => db.setting.deleteMany());

it('a place of the website shows what the office has put there, with its text and focal point, and the stock picture again when that goes', async () => {
  expect(await getShownPictures()).toEqual(none);
  const id = await stageWithFiles();
  const focal = { x: 0.2, y: 0.7 };
  const contactPicture = { _id: id, alt: 'Our office at dusk', focal };
  await saveSetting(admin, 'identity', { value: { ...identity, contactPicture } });
  expect((await getShownPictures()).contactPicture).toMatchObject({
    _id: id,
    alt: 'Our office at dusk',
    focal,
  });
  // Every page is given the brand: what only one place shows is no part of it.
  expect(JSON.stringify((await getShownSettings()).identity)).not.toContain(id);
  await saveSetting(admin, 'identity', { value: identity });
  expect(await getShownPictures()).toEqual(none);
  await sweepStagedPictures({ now: daysFromNow(31) });
  expect(await db.picture.count({ where: { id } })).toBe(0);
});

it('each place has a picture of its own, which a draft holds until it is published', async () => {
  const ids = await Promise.all(stockSlots.map(() => stageWithFiles()));
  const idOf = forStockSlots((slot) => ids[stockSlots.indexOf(slot)] ?? '');
  const named = forStockSlots((slot) => ({ _id: idOf[slot], alt: slot }));
  const draft = await saveDraft(admin, 'settings', {
    recordId: 'identity',
    data: { value: { ...identity, ...named } },
  });
  const { _id, previewPath } = draft.data;
  const preview = await findPreview(previewPath.split('/').at(-1) ?? '');
  const { pictures } = await readSettingsWith(preview?.content as Setting<'identity'>);
  for (const slot of stockSlots) expect(pictures[slot]).toMatchObject({ _id: idOf[slot], alt: slot });
  expect(await getShownPictures()).toEqual(none);
  await publishDraft(admin, 'settings', { draft: { _id, version: draft.data.version } });
  const shown = await getShownPictures();
  expect(stockSlots.map((slot) => shown[slot]?._id)).toEqual(ids);
});

it('the launch names the places that show a stock picture still, whatever the builder is called', async () => {
  const check = async () => (await checkLaunch(admin)).find(({ id }) => id === 'pictures');
  const ids = await Promise.all(stockSlots.map(() => stageWithFiles()));
  const own = forStockSlots((slot) => ({ _id: ids[stockSlots.indexOf(slot)] ?? '' }));
  await saveSetting(admin, 'identity', {
    value: { ...identity, name: 'Tower Homes', ...own, storyPicture: null },
  });
  expect(await check()).toMatchObject({ isDone: false, text: 'Sample picture: the story.' });
  const story = await stageWithFiles();
  const value = { ...identity, ...own, storyPicture: { _id: story } };
  await saveSetting(admin, 'identity', { value });
  expect(await check()).toMatchObject({ isDone: true });
});
