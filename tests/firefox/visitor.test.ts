import { expect, it } from 'vitest';
import { controlLabels } from '@/lib/content/control-labels';
import { upcomingContent } from '@/lib/content/enquiries/contact';
import { baseUrl } from '../support/api';
import { click, driveFirefox, fill, named, open, readAddress, readText, readTexts } from '../support/firefox';
import { querySql } from '../support/sql';
import { newEmail, newName, newPhone } from '../support/values';

type Listed = { name: string; slug: string; category: string | null; images: unknown[] };
const readProjects = async () => (await (await fetch(`${baseUrl}/api/projects`)).json()) as Listed[];
const listed = 'main h2';

driveFirefox();

it('the home page shows its pictures, moves them on, and leads to a page without a load', async () => {
  const page = await open('/');
  const current = () => readText('.carousel-slide[data-current]');
  const first = await current();
  expect(first).not.toBe('');
  await expect.poll(() => page.$eval('.carousel-slide[data-current] img', isLoaded)).toBe(true);
  await click(named('button', controlLabels.next));
  await expect.poll(current).not.toBe(first);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await click('header nav a[href="/projects"]');
  await expect.poll(readAddress).toBe('/projects');
  await expect.poll(() => readTexts(listed)).toEqual((await readProjects()).map(({ name }) => name));
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

it('the list of projects is narrowed by a choice, and goes back with the browser', async () => {
  const all = await readProjects();
  const commercial = all.filter(({ category }) => category === 'Commercial').map(({ name }) => name);
  const page = await open('/projects');
  await page.select('select[name="category"]', 'Commercial');
  await expect.poll(() => readTexts(listed)).toEqual(commercial);
  expect(readAddress()).toBe('/projects?category=Commercial');
  await page.evaluate(() => history.back());
  await expect.poll(() => readTexts(listed)).toEqual(all.map(({ name }) => name));
});

it('a project shows its pictures, one of them large, and closes that by Escape', async () => {
  const project = (await readProjects()).find(({ images }) => images.length > 1);
  const page = await open(`/projects/${project?.slug}`);
  expect(await readText('h1')).toBe(project?.name);
  await click('#gallery a');
  const dialog = '#gallery [role=dialog], #gallery dialog[open]';
  await expect.poll(() => readText(dialog)).toContain('1 of');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => readText(dialog)).toContain('2 of');
  await page.keyboard.press('Escape');
  await expect.poll(() => readTexts(dialog)).toEqual([]);
});

it('an enquiry is sent, said to be sent, and kept', async () => {
  const [name, email] = [newName('Anitha'), newEmail()];
  await open('/contact');
  const field = (key: string) => `form:has([name=message]) [name=${key}]`;
  await fill(field('name'), name);
  await fill(field('email'), email);
  await fill(field('phone'), newPhone());
  await fill(field('message'), 'A home with three bedrooms, please.');
  await click('form:has([name=message]) [type=submit]');
  await expect
    .poll(() => readText('main [role=status]'))
    .toContain('Your message has been sent successfully.');
  expect(await querySql('select email, kind from enquiry where name = $1', [name])).toEqual([
    { email, kind: 'enquiry' },
  ]);
});

it('a call is asked for, said to be asked for, and kept', async () => {
  const name = newName('Ravi');
  const page = await open('/upcoming-projects');
  const field = (key: string) => `form:has([name=mobile]) [name=${key}]`;
  await fill(field('name'), name);
  await fill(field('mobile'), newPhone());
  await fill(field('email'), newEmail());
  for (const [key, value] of Object.entries({ location: 'Udupi', propertyType: 'Villa', source: 'Google' }))
    await page.select(field(key), value);
  await click(named('button', upcomingContent.send));
  await expect
    .poll(() => readText('form:has([name=mobile]) [role=alert]'))
    .toBe('Form submitted successfully!');
  expect(await querySql('select kind, property_type from enquiry where name = $1', [name])).toEqual([
    { kind: 'callback', property_type: 'Villa' },
  ]);
});

it('the newsletter is subscribed to, and says so', async () => {
  const email = newEmail();
  await open('/');
  await fill('#footer input[type=email]', email);
  await click('#footer [type=submit]');
  await expect.poll(() => readText('#newsletter-note')).toBe('Thanks for subscribing!');
  expect(await querySql('select email from subscriber where email = $1', [email])).toEqual([{ email }]);
});

it('a search from the home page lists what was looked for', async () => {
  const [project] = await readProjects();
  const page = await open('/');
  await fill('main input[type=search]', project?.name ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(readAddress).toMatch(/^\/projects\?q=/);
  await expect.poll(() => readTexts(listed)).toEqual([project?.name]);
});

function isLoaded(picture: Element): boolean {
  return (picture as HTMLImageElement).complete && (picture as HTMLImageElement).naturalWidth > 0;
}
