import fs from 'node:fs';
import path from 'node:path';
import type { ElementHandle } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTempFolder } from '@/scripts/lib/temp-folder';
import { adminCredentials, call, logIn } from '../support/api';
import { click, driveFirefox, fill, named, open, readAddress, readText, takeToken } from '../support/firefox';
import { makeJpeg } from '../support/picture';
import { newName } from '../support/values';

const folder = makeTempFolder('firefox-upload');
let token = '';

driveFirefox();

beforeAll(async () => {
  token = await logIn();
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

it('the log-in leads to the dashboard', async () => {
  const page = await open('/786313login');
  await fill('input[type=email]', adminCredentials.email);
  await fill('input[type=password]', adminCredentials.password);
  await click(named('button', 'Sign in'));
  await expect.poll(readAddress).toBe('/admin');
  await expect.poll(() => readText('main h1')).toContain('Dashboard');
  expect(await page.cookies()).toContainEqual(expect.objectContaining({ httpOnly: true }));
});

it('a project is saved, says so, and is on the website', async () => {
  const name = newName('Coral House');
  await takeToken(token);
  const page = await open('/admin/projects');
  await click(named('button', 'Add Project'));
  await fill('#project-name', name);
  await page.select('#project-status', 'ongoing');
  await click('[role=dialog] [contenteditable=true]');
  await page.keyboard.type('By the sea');
  await page.keyboard.down('Control');
  await page.keyboard.press('s');
  await page.keyboard.up('Control');
  await expect.poll(() => readText('[data-sonner-toast]')).toContain('✅ Project added successfully');
  const { body } = await call('GET', '/api/projects');
  const added = (body as { _id: string; name: string; description: string }[]).find(
    (each) => each.name === name,
  );
  expect(added?.description).toContain('By the sea');
  await call('DELETE', `/api/admin/projects/${added?._id}`, { token });
});

it('a picture is uploaded, shown, and on the website', async () => {
  const file = path.join(folder, 'river-bank.jpg');
  fs.writeFileSync(file, await makeJpeg(77));
  await takeToken(token);
  const page = await open('/admin/brands');
  const list = async () => (await call('GET', '/api/brands')).body as { _id: string }[];
  const before = await list();
  const input = await page.waitForSelector('input[type=file]');
  await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
  await expect.poll(() => readText('main')).toContain('1 chosen');
  await click(named('button', 'Upload'));
  const added = async () => (await list()).filter(({ _id }) => !before.some((brand) => brand._id === _id));
  await expect.poll(async () => (await added()).length).toBe(1);
  await expect.poll(() => page.$('main img[alt="River bank"]')).not.toBeNull();
  for (const { _id } of await added()) await call('DELETE', `/api/admin/brands/${_id}`, { token });
});
