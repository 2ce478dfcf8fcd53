import { projectsContent, statusNames } from '../../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../../support/browser/browser-test';
import { makeGate } from '../../../support/records/gate';

type Listed = { name: string; status: string; category: string | null; location: string };

test.use({ reducedMotion: 'reduce' });

const names = (page: Page) => page.locator('main h2:visible');
const field = (page: Page) => page.getByRole('searchbox', { name: projectsContent.search });
const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label });

async function readAll(page: Page): Promise<Listed[]> {
  return (await page.request.get('/api/projects')).json();
}

// proves: STATE-1
test('Words are looked for while they are typed, none is lost or moved, and lists that are on their way say that they load', async ({
  page,
}) => {
  await test.step('Words that are looked for and links to other lists say that they load as well', async () => {
    await page.goto('/projects');
    const status = page.locator('main').getByRole('status').filter({ visible: true });
    const gates = [makeGate(), makeGate()];
    await page.route(/\/projects\/search\?/, async (route) => {
      await gates[0]?.opened;
      await route.continue();
    });
    await page.route(/\/projects\/filtered\/completed\//, async (route) => {
      await gates[1]?.opened;
      await route.continue();
    });
    await field(page).fill('a');
    await expect(status).toHaveText(projectsContent.loading);
    gates[0]?.open();
    await expect(page).toHaveURL('/projects?q=a');
    await expect(status).toHaveText(/^\d+ projects?$/);
    await page.goto('/projects');
    const tabs = page.getByRole('navigation', { name: projectsContent.statuses });
    await tabs.getByRole('link', { name: statusNames.completed }).click();
    await expect(status).toHaveText(projectsContent.loading);
    gates[1]?.open();
    await expect(page).toHaveURL('/projects?status=completed');
    await expect(status).toHaveText(/^\d+ projects?$/);
  });
  await page.unrouteAll();
  await test.step('Words are looked for while they are typed, and none is lost or moved', async () => {
    const [wanted] = (await readAll(page)).filter(({ location }) => location.includes(','));
    await page.goto('/projects');
    await field(page).focus();
    const typed = wanted?.name.toLowerCase() ?? '';
    await page.keyboard.type(typed, { delay: 90 });
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replaceAll('%20', '\\+')}$`));
    await expect(names(page)).toHaveText([wanted?.name ?? '']);
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(typed);
    const slip = typed.slice(0, -2) + typed.slice(-1);
    await field(page).fill(slip);
    await expect(page.getByText(projectsContent.noMatch)).toBeVisible();
    await expect(
      page.getByRole('region', { name: projectsContent.nearest }).getByRole('heading').nth(1),
    ).toHaveText(wanted?.name ?? '');
    await page.locator('main').getByRole('link', { name: projectsContent.showAll }).first().click();
    await expect(page).toHaveURL('/projects');
    await expect(field(page)).toHaveValue('');
  });
});

test('A choice that is made before the script has come is kept, and asked for', async ({ page }) => {
  const gate = makeGate();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto('/projects', { waitUntil: 'commit' });
  await choice(page, projectsContent.type).selectOption('Commercial');
  await field(page).fill('a');
  gate.open();
  await expect(page).toHaveURL(/[?&]category=Commercial/);
  await expect(page).toHaveURL(/[?&]q=a/);
  await expect(choice(page, projectsContent.type)).toHaveValue('Commercial');
  await expect(field(page)).toHaveValue('a');
});

test('Bedrooms and a budget leave the projects with such a home, in words, and name those without a price apart', async ({
  page,
}) => {
  const all: (Listed & { unitTypes: { bhk: number | null; priceFrom: number | null }[] })[] = await (
    await page.request.get('/api/projects')
  ).json();
  const wanted = all
    .filter(({ unitTypes }) =>
      unitTypes.some(({ bhk, priceFrom }) => bhk === 3 && priceFrom && priceFrom <= 1e7),
    )
    .map(({ name }) => name);
  const onRequest = all
    .filter(({ unitTypes }) => {
      const sized = unitTypes.filter(({ bhk }) => bhk !== null && bhk >= 4);
      return sized.length > 0 && sized.every(({ priceFrom }) => priceFrom === null);
    })
    .map(({ name }) => name);
  await page.goto('/projects');
  await choice(page, projectsContent.bhk).selectOption('3');
  await expect(page).toHaveURL('/projects?bhk=3');
  await choice(page, projectsContent.budget).selectOption('1 crore');
  await expect(page).toHaveURL('/projects?bhk=3&budget=1+crore');
  const status = page.locator('main').getByRole('status').filter({ visible: true });
  await expect(status).toHaveText(new RegExp(`^${wanted.length} projects?: 3 BHK, up to Rs 1 crore$`));
  await expect(page.locator('main form.compare h2:visible')).toHaveText(wanted);
  const apart = page.getByRole('region', { name: projectsContent.onRequest });
  await expect(apart).toHaveCount(0);
  expect(onRequest.length).toBeGreaterThan(0);
  await choice(page, projectsContent.bhk).selectOption('4');
  await expect(apart.getByRole('heading', { level: 3 })).toHaveText(onRequest.slice(0, 6));
  await field(page).fill('2bhk under 1 lakh');
  await expect(page.getByText(projectsContent.noMatch)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a word that no project has beside the others is left out and named, and the list is filtered by its form and its links', async ({
    page,
  }) => {
    await test.step('a word that no project has beside the others is left out, and the page says which', async () => {
      await page.goto(`/projects?q=villa+${'zzyzx'.repeat(12)}`);
      const status = page.locator('main').getByRole('status');
      await expect(status).toContainText(`we left out “${'zzyzx'.repeat(12)}”`);
      await expect(names(page)).not.toHaveCount(0);
      const { scrollWidth, clientWidth } = await page
        .locator('html')
        .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
      expect(scrollWidth).toBe(clientWidth);
    });
    await test.step('the list is filtered by its form and its links', async () => {
      const all = await readAll(page);
      const inUdupi = all.filter(({ location }) => location.endsWith('Udupi')).map(({ name }) => name);
      await page.goto('/projects');
      await choice(page, projectsContent.location).selectOption('Udupi');
      await page.getByRole('button', { name: projectsContent.submit, exact: true }).click();
      await expect(page).toHaveURL(/location=Udupi/);
      await expect(names(page)).toHaveText(inUdupi);
      await expect(choice(page, projectsContent.location)).toHaveValue('Udupi');
    });
  });
});

test('A query that makes no sense shows the whole list, and every list is prerendered but the searched one, which no other cache may keep', async ({
  request,
}) => {
  const all: Listed[] = await (await request.get('/api/projects')).json();
  const strange = await request.get('/projects?status=%27+or+1%3D1&category=x&page=-3&location=nowhere');
  expect(strange.status()).toBe(200);
  const html = await strange.text();
  for (const { name } of all) expect(html).toContain(name.replaceAll('’', '’'));
  await request.get('/projects?category=Commercial');
  for (const address of ['/projects?utm_source=letter', '/projects?category=Commercial&utm_source=letter']) {
    const answer = await request.get(address);
    expect(answer.headers()['x-nextjs-cache']).toBe('HIT');
    expect(answer.headers()['content-security-policy']).toContain("'sha256-");
  }
  for (const address of ['/projects?q=a', '/projects?category=Commercial&bhk=3&budget=1+crore']) {
    const { 'cache-control': caching } = (await request.get(address)).headers();
    expect(caching).toContain('no-store');
  }
});
