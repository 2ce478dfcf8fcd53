import { controlLabels, furtherNavigation } from '../../../../lib/content/control-labels';
import { projectsContent } from '../../../../lib/content/projects/projects-pages';
import { site } from '../../../../lib/content/site';
import { expect, type Locator, test } from '../../../support/browser/browser-test';
import { intercept } from '../../../support/browser/intercept';
import { readLeave, watchTransitions } from '../../../support/browser/motion';
import { signIn } from '../../../support/contract/admin-screens';

/** All links in there, in this order, and no other. */
async function expectLinks(place: Locator, links: [name: string | RegExp, href: string][]) {
  await expect(place.getByRole('link')).toHaveCount(links.length);
  for (const [index, [name, href]] of links.entries()) {
    await expect(place.getByRole('link').nth(index)).toHaveAccessibleName(name);
    await expect(place.getByRole('link').nth(index)).toHaveAttribute('href', href);
  }
}

test.describe('the splash', () => {
  // proves: SHELL-1
  test('lies over the painted page for 1.5 s on the first load, and not on the second', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ target, animationName }) => {
        if (animationName !== 'page-out' || !(target as Element).matches('.splash')) return;
        Object.assign(window, { splashCount: 1 + (Number(Reflect.get(window, 'splashCount')) || 0) });
      });
    });
    const countSplashes = () => page.evaluate(() => Reflect.get(window, 'splashCount'));
    await page.goto('/', { waitUntil: 'commit' });
    const splash = page.locator('.splash');
    await expect(splash).toContainText('Building Dreams, Delivering Excellence');
    await expect.poll(countSplashes).toBe(1);
    expect((await splash.evaluate(readLeave)).to).toBeCloseTo(1500);
    await expect(page.locator('h1')).toBeVisible();
    // The logo, drawn in two parts.
    await expect(splash.locator('svg')).toHaveCount(2);
    await expect(splash).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: 'Projects', exact: true }).click();
    await expect(page).toHaveURL(/\/projects$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await countSplashes()).toBe(1);
    await page.goBack();
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeAttached();
    await expect(splash).toHaveCSS('display', 'none');
  });
});

test.describe('the shell', () => {
  test.use({ reducedMotion: 'reduce' });

  // proves: HEAD-5, SHELL-5, HEAD-1, HEAD-2
  test('the bar offers four pages and Upcoming Projects, is more opaque and has a shadow past 50 px; a new page starts at its top, and going back returns to where one was', async ({
    page,
  }) => {
    await test.step('the header is more opaque and has a shadow past 50 px', async () => {
      await page.goto('/projects');
      const header = page.locator('header');
      const before = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect(page.getByRole('navigation', { name: 'Get in touch' })).toBeHidden();
      await page.evaluate(() => scrollTo(0, 50));
      await expect(header).toHaveCSS('box-shadow', 'none');
      await page.evaluate(() => scrollTo(0, 51));
      await expect(header).not.toHaveCSS('box-shadow', 'none');
      const alpha = (color: string) => Number(/(?:\/|rgba\(.*,) ?([\d.]+)\)$/.exec(color)?.[1] ?? 1);
      const after = await header.evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(alpha(before)).toBeLessThan(1);
      expect(alpha(after)).toBeGreaterThan(alpha(before));
    });
    await test.step('a new page starts at its top, and going back returns to where one was', async () => {
      await page.goto('/projects');
      const link = page.locator('main h2 a[href]').nth(6);
      await link.scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => scrollY);
      expect(left).toBeGreaterThan(200);
      await link.click();
      await expect(page.locator('main h1')).not.toHaveText(projectsContent.title);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
    });
    await test.step('offers its four pages and Upcoming Projects in the bar', async () => {
      const header = page.locator('header');
      await expectLinks(header.getByRole('navigation'), [
        ['Home', '/'],
        ['About Us', '/aboutclick'],
        ['Projects', '/projects'],
        ['Contact Us', '/contact'],
        ['Upcoming Projects', '/upcoming-projects'],
      ]);
      await expect(header.getByRole('link', { name: 'Upcoming Projects' })).toHaveCSS(
        'border-style',
        'solid',
      );
      await expect(header.getByRole('link', { name: 'Projects', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(header).toHaveCSS('position', 'fixed');
      await header.getByRole('link', { name: site.name }).click();
      await expect(page).toHaveURL('/');
    });
  });

  // proves: SHELL-2
  test('the back office and its log-in carry neither header nor footer, also where nothing is found', async ({
    page,
  }) => {
    const frame = page.locator('.site-header, #footer');
    const expectNothing = async (path: string) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
      await expect(frame).toHaveCount(0);
    };
    await page.goto('/786313login');
    await expect(page.getByLabel('Password')).toBeVisible();
    await expect(frame).toHaveCount(0);
    const beside = ['/786313login/no-such-page', '/administration'];
    for (const path of beside) await expectNothing(path);
    await signIn(page);
    await expect(frame).toHaveCount(0);
    const within = ['/admin/no-such-page', '/admin/projects/no-such-page'];
    for (const path of [...within, ...beside]) await expectNothing(path);
    await page.goto('/projects');
    await expect(frame).toHaveCount(2);
  });

  // proves: FOOT-1, FOOT-2
  test('the footer has its four columns, and the year of the visit in the site’s own zone', async ({
    page,
  }) => {
    await page.clock.setFixedTime(new Date('2030-12-31T18:31:00Z'));
    await page.goto('/');
    await test.step('the footer has its four columns', async () => {
      const columns = page.locator('footer > div').first().locator(':scope > *');
      await expect(columns).toHaveCount(4);
      const [brand, quickLinks, contact, newsletter] = [0, 1, 2, 3].map((at) => columns.nth(at)) as [
        Locator,
        Locator,
        Locator,
        Locator,
      ];
      await expect(brand.getByRole('img').first()).toBeVisible();
      await expect(brand).toContainText(/landmarks of excellence since 1995/);
      await expectLinks(brand, [
        [/^Instagram/, 'https://www.instagram.com/'],
        [/^Facebook/, 'https://www.facebook.com/'],
        [/^LinkedIn/, 'https://www.linkedin.com/'],
      ]);
      for (const link of await brand.getByRole('link').all())
        await expect(link).toHaveAttribute('target', '_blank');
      await expect(quickLinks.getByRole('heading')).toHaveText('Quick Links');
      await expectLinks(quickLinks, [
        ['Home', '/'],
        ['About Us', '/aboutclick'],
        ['Projects', '/projects'],
        ['Contact', '/contact'],
      ]);
      await expect(contact.getByRole('heading')).toHaveText('Contact Us');
      for (const text of [...site.address, site.city]) await expect(contact).toContainText(text);
      await expectLinks(contact, [
        [site.phone, site.phoneHref],
        [site.email, `mailto:${site.email}`],
      ]);
      await expect(newsletter.getByRole('heading')).toHaveText('Newsletter');
      await expect(newsletter.getByRole('textbox')).toHaveCount(1);
      await expect(newsletter.getByRole('textbox')).toHaveAttribute('type', 'email');
      await expect(newsletter.getByRole('button')).toHaveAttribute('type', 'submit');
      await expectLinks(page.getByRole('navigation', { name: furtherNavigation }), [
        ['FAQs', '/faqs'],
        ['Our story', '/about'],
        ['Brands', '/brands'],
      ]);
    });
    await test.step('the footer shows the year of the visit in the site’s own zone, without a new page', async () => {
      await expect(page.locator('footer')).toContainText(`© 2031 ${site.name}`);
      await expectLinks(page.locator('footer > div').last(), [
        ['Privacy', '/privacy'],
        ['Terms', '/terms'],
        ['Sitemap', '/sitemap'],
      ]);
    });
  });
});

// proves: SHELL-3
test('the outgoing page has left before the next one enters', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  const readLegs = await watchTransitions(page);
  await page.goto('/');
  await page
    .locator('#featured')
    .locator('xpath=ancestor::section')
    .getByRole('link', { name: 'All projects' })
    .click();
  await expect(page.locator('h1')).toHaveText(projectsContent.title);
  await expect.poll(async () => (await readLegs()).length).toBeGreaterThan(1);
  const legs = await readLegs();
  const outgoing = legs.filter(({ name }) => name === 'page-out').map(({ to }) => to);
  const incoming = legs.filter(({ name }) => name === 'page-in').map(({ from }) => from);
  expect(outgoing.length).toBeGreaterThan(0);
  expect(incoming.length).toBeGreaterThan(0);
  expect(Math.max(...outgoing)).toBeGreaterThan(0);
  expect(Math.min(...incoming)).toBeGreaterThanOrEqual(Math.max(...outgoing));
});

test.describe('the menu on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.goto('/');
  });

  // proves: HEAD-3, HEAD-4
  test('slides in from the right in 0.4 s with its links, keeps the focus inside, closes by Escape and by a new page, and gives the focus back', async ({
    page,
  }) => {
    await test.step('slides in from the right in 0.4 s with its six links and the social ones', async () => {
      await page.getByRole('button', { name: controlLabels.openMenu }).click();
      const menu = page.getByRole('dialog', { name: controlLabels.menu });
      await expect(menu).toBeVisible();
      await expect(menu).toHaveCSS('transition-duration', /^0\.4s/);
      await expect(menu.locator('.burger-line').first()).toHaveCSS('transition-duration', /^0\.3s/);
      await expectLinks(menu, [
        ['Home', '/'],
        ['About', '/aboutclick'],
        ['Awards', '/aboutclick'],
        ['Projects', '/projects'],
        ['FAQs', '/faqs'],
        ['Contact', '/contact'],
        [/^Instagram/, 'https://www.instagram.com/'],
        [/^Facebook/, 'https://www.facebook.com/'],
        [/^LinkedIn/, 'https://www.linkedin.com/'],
      ]);
      await expect
        .poll(async () => {
          const box = await menu.boundingBox();
          return box && [box.x > 20, box.x + box.width];
        })
        .toEqual([true, 360]);
    });
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: controlLabels.menu })).toBeHidden();
    await test.step('keeps the focus inside, closes by Escape and by a new page, and gives the focus back', async () => {
      const open = page.getByRole('button', { name: controlLabels.openMenu });
      const menu = page.getByRole('dialog', { name: controlLabels.menu });
      await open.focus();
      await page.keyboard.press('Enter');
      await expect(menu).toBeVisible();
      for (let press = 0; press < 14; press += 1) {
        await page.keyboard.press('Tab');
        const isOutside = await page.evaluate(
          () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(isOutside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(open).toBeFocused();
      await open.click();
      await menu.getByRole('button', { name: controlLabels.closeMenu }).click();
      await expect(menu).toBeHidden();
      await open.click();
      await menu.getByRole('link', { name: 'Projects' }).click();
      await expect(page).toHaveURL('/projects');
      await expect(menu).toBeHidden();
    });
  });
});

test.describe('the newsletter box', () => {
  const path = '**/api/v1/newsletter';

  test.use({ reducedMotion: 'reduce' });

  // proves: NEWS-1
  test('thanks for 3 s and clears the field', async ({ page }) => {
    await intercept(page, path, (route) =>
      route.fulfill({ status: 201, json: { message: 'Thanks for subscribing!' } }),
    );
    await page.clock.install();
    await page.goto('/');
    const field = page.getByRole('textbox', { name: controlLabels.emailAddress });
    const note = page.locator('#newsletter-note');
    await expect(note).toHaveText('By subscribing, you agree to our Privacy Policy.');
    await expect(field).toHaveAttribute('type', 'email');
    await expect(field).toHaveAttribute('required');
    // React has taken over the form; then the clock stands still, so that a slow machine cannot use the 3 s up.
    await page.waitForFunction(() => {
      const form = document.querySelector('#footer form');
      return form !== null && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    });
    await field.fill('reader@example.com');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: controlLabels.subscribe }).click();
    await expect(note).toHaveText('Thanks for subscribing!');
    await expect(field).toHaveValue('');
    await page.clock.runFor(2800);
    await expect(note).toHaveText('Thanks for subscribing!');
    await page.clock.runFor(400);
    await expect(note).toHaveText('By subscribing, you agree to our Privacy Policy.');
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  // proves: SHELL-1, SHELL-4
  test('all content stands, and there is no splash', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.splash')).toHaveCSS('display', 'none');
    for (const selector of ['h1', '#featured', '#testimonials', 'footer form']) {
      await expect(page.locator(selector)).toBeVisible();
    }
    await expect(page.locator('[data-reveal="out"]')).toHaveCount(0);
  });

  // proves: PROJ-6, SHELL-6
  test('a page that is not there says so, under its own title and with the header, and offers ways onward', async ({
    page,
  }) => {
    for (const [path, sentence] of [
      ['/projects/01a00000-0000-7000-8000-000000000001', 'Unable to load project details.'],
      ['/board/01a00000-0000-7000-8000-000000000001', 'Unable to fetch director details.'],
      ['/projects/page/997', 'Page not found'],
      ['/no-such-page', 'Page not found'],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sentence);
      await expect(page).toHaveTitle(`${sentence} | ${site.name}`);
      await expect(page.locator('html')).toHaveAttribute('lang', site.locale);
      await expect(page.locator('.site-header, #footer')).toHaveCount(2);
    }
    await expect(page.locator('main').getByRole('link', { name: 'Projects' })).toBeVisible();
    await expect(page.locator('header nav [aria-current]')).toHaveCount(0);
  });
});
