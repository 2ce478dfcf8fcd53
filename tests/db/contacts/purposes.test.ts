import { beforeEach, expect, test } from 'vitest';
import { privacy } from '@/lib/content/pages/legal';
import { purposeNames, purposes, unnamedText, wordsOfPurpose } from '@/lib/content/purposes';
import { checkLaunch } from '@/lib/domain/launch/queries';
import { saveSetting } from '@/lib/domain/settings/mutations';
import { acceptPurpose } from '@/lib/domain/settings/purpose-mutations';
import { listPurposes } from '@/lib/domain/settings/purposes';
import { settingDefaults } from '@/lib/domain/settings/schema';
import { createSource, updateSource } from '@/lib/domain/sources/mutations';
import { processPayloads } from '@/lib/domain/sources/process';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { push } from '../../support/enquiries/sources';

const admin = makeAdmin({ name: 'Meera' });
const { forms } = settingDefaults;
const turnOn = (name: string) => saveSetting(admin, 'forms', { value: { ...forms, [name]: true } });
const writeOwn = () =>
  saveSetting(admin, 'privacy', { value: { ...settingDefaults.privacy, lead: 'Our own words.' } });
const accept = (purpose: string, isNamed = true) => acceptPurpose(admin, { purpose, isNamed });
const addSource = () => createSource(admin, { kind: 'form', name: 'Landing page' });
const findLaunchLine = async () => (await checkLaunch(admin)).find(({ id }) => id === 'purposes');

beforeEach(async () => {
  await db.enquiry.deleteMany();
  await db.setting.deleteMany();
  await db.acceptedPurpose.deleteMany();
  await db.source.deleteMany();
  await db.auditEntry.deleteMany();
});

test('the policy of the product names each purpose in its words', () => {
  const text = JSON.stringify(privacy);
  for (const { collected, used, kept } of Object.values(purposes))
    for (const line of [collected, used, kept]) expect(text).toContain(line);
});

test('with the words of the product each form and source begins at once', async () => {
  for (const name of ['landowner', 'partner', 'career', 'media']) await turnOn(name);
  await addSource();
  expect(await findLaunchLine()).toMatchObject({ isDone: true });
});

test('with words of its own an office says first that they name it, which is kept with who and when', async () => {
  await writeOwn();
  await expect(turnOn('career')).rejects.toMatchObject({
    code: 'invalid',
    fields: { career: unnamedText('career') },
  });
  await expect(addSource()).rejects.toMatchObject({ code: 'invalid', message: unnamedText('source') });
  await accept('career');
  await turnOn('career');
  await expect(turnOn('media')).rejects.toMatchObject({ fields: { media: unnamedText('media') } });
  expect(await db.acceptedPurpose.findMany()).toMatchObject([
    { purpose: 'career', words: wordsOfPurpose('career'), acceptedBy: 'Meera' },
  ]);
  const { career, media } = await listPurposes(admin);
  expect([career, media]).toMatchObject([
    { isNamed: true, accepted: { by: 'Meera' } },
    { isNamed: false, accepted: null },
  ]);
  const [line] = await db.auditEntry.findMany({ where: { entityId: 'privacy' }, orderBy: { at: 'desc' } });
  expect(line).toMatchObject({ fields: ['Our Privacy Policy names applications and CVs'] });
  await expect(accept('marketing')).rejects.toMatchObject({ code: 'invalid' });
});

test('what is on stays on under words that do not name it, and the way to launch says so', async () => {
  const { data: source } = await addSource();
  await turnOn('career');
  await writeOwn();
  await saveSetting(admin, 'forms', { value: { ...forms, career: true, cvMonths: 9 } });
  await push(source, { id: '1', name: 'Kiran Pai', phone: '98000 55551' });
  await processPayloads();
  expect(await db.enquiry.count()).toBe(1);
  expect(await findLaunchLine()).toMatchObject({ isDone: false, text: /CVs; enquiries from portals/ });
  for (const name of purposeNames) await accept(name);
  expect(await findLaunchLine()).toMatchObject({ isDone: true });
  await accept('source', false);
  const off = (await updateSource(admin, source._id, { isOn: false, version: source.version })).data;
  await expect(updateSource(admin, source._id, { isOn: true, version: off.version })).rejects.toMatchObject({
    code: 'invalid',
    fields: { isOn: unnamedText('source') },
  });
});
