import { openSession } from '../../../support/accounts/admin-session';
import { expect, type Route, test } from '../../../support/browser/browser-test';
import { expectAccessible } from '../../../support/browser/page-watch';
import { signIn } from '../../../support/contract/admin-screens';
import { makeGate } from '../../../support/records/gate';

const screens = [
  ['Dashboard', '/admin', 'Dashboard'],
  ['Board Members', '/admin/board', 'Board of Directors'],
  ['Projects', '/admin/projects', 'Projects'],
  ['Brands', '/admin/brands', 'Manage Brands'],
  ['About', '/admin/about', 'About Page Stats Admin'],
  ['Hero Section', '/admin/hero', 'Hero Section'],
] as const;

// proves: AUTH-4
test('nobody sees a page of the admin without a session, and the log-in remembers which', async ({
  request,
}) => {
  for (const path of [...screens.map(([, href]) => href), '/admin/nothing?a=1']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toContain(`/786313login?callbackUrl=${encodeURIComponent(path)}`);
  }
});

// proves: AUTH-5
test('a log-out ends the session on the server, so that a copied cookie is dead, and takes notes on visitors off the device', async ({
  page,
}) => {
  await signIn(page, '/admin/projects', await openSession(page.request));
  // The parts of other screens that are fetched ahead are refused to whoever is signed out meanwhile, and a browser notes that.
  await page.waitForLoadState('networkidle');
  const copied = await page.context().cookies();
  await page.evaluate(() => {
    localStorage.setItem('draft:note:1:of-an-enquiry', '{}');
    localStorage.setItem('draft:project:1:new', '{}');
  });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));
  expect(await page.evaluate(kept)).toEqual(['draft:project:1:new']);

  await page.context().addCookies(copied);
  const answer = await page.request.get('/admin', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect((await page.request.get('/api/admin/auth/me')).status()).toBe(401);
});

// proves: ADM-3, ADM-1
test('the dashboard stands from 768 px on, and below there is the one sentence; the side panel leads to every screen and marks the current one', async ({
  page,
}) => {
  await test.step('the dashboard stands from 768 px on, and below there is the one sentence', async () => {
    await signIn(page);
    const sentence = page.getByText(
      'Admin Access Restricted - Admins can only access the dashboard from a desktop device.',
      { exact: true },
    );
    const card = page.getByRole('main').getByRole('link', { name: 'Active Projects' });
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(card).toBeVisible();
    await expect(sentence).toBeHidden();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(sentence).toBeVisible();
    await expect(card).toBeHidden();
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('the side panel leads to every screen and marks the current one', async () => {
    await expect(page.locator('aside').filter({ hasText: 'Admin Panel' })).toHaveCSS('width', '240px');
    await expect(page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link')).toHaveText([
      'Dashboard',
      'Board Members',
      'Projects',
      'Brands',
      'About',
      'Hero Section',
      'Testimonials',
      'Completed projects',
      'Pictures',
      /^Enquiries/,
      'Pipeline',
      'Sources',
      'Lead allotment and response time',
      'Partners',
      'Newsletter',
      'Mail and webhooks',
      'Visits',
      'Units',
      'History',
      /^Bin/,
      'Users',
      'Settings',
      'Redirects',
      'Launch',
      'My account',
    ]);
    for (const [name, path, heading] of screens) {
      const link = page
        .getByRole('navigation', { name: 'Admin Panel' })
        .getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      await expect(link).toHaveAttribute('aria-current', 'page');
    }
  });
});

// proves: ADM-3
test('on a phone the dashboard shows one sentence under the bar, and links and the menu lead on', {
  tag: '@phone',
}, async ({ page }) => {
  await signIn(page);
  await expect(
    page.getByText('Admin Access Restricted - Admins can only access the dashboard from a desktop device.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(page.getByText('Active Projects')).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page);
  const menu = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await menu.getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL('/admin/projects');
  await expect(menu).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.goBack();
  const screens = page.getByRole('navigation', { name: 'Screens for every device' });
  await screens.getByRole('link', { name: 'Enquiries' }).click();
  await expect(page).toHaveURL('/admin/enquiries');
});

// proves: AUTH-4
test('a spinner turns while the content, or everything, of a page of the admin is on its way, and then the page stands', async ({
  page,
}) => {
  for (const isHeld of [(route: Route) => !route.request().headers()['next-router-prefetch'], () => true]) {
    const gate = makeGate();
    await page.route(
      (url) => url.pathname === '/admin/brands',
      async (route) => {
        if (isHeld(route)) await gate.opened;
        await route.continue();
      },
    );
    await signIn(page, '/admin/users');
    await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Brands' }).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(spinner).toBeVisible();
    gate.open();
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Brands' })).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.unrouteAll();
  }
});

// proves: ADM-4
test('the old address of the stats leads to About', async ({ page }) => {
  await signIn(page, '/admin/about-stats');
  await expect(page).toHaveURL('/admin/about');
});
