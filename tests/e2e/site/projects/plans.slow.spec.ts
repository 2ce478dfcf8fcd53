import { site } from '../../../../lib/content/site';
import { expect, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import type { openApi } from '../../../support/contract/admin-api';
import { newName } from '../../../support/values';

// The splash and what rises are looked at elsewhere.
test.use({ reducedMotion: 'reduce' });

type Api = Awaited<ReturnType<typeof openApi>>;

/** A project of two kinds of homes: the first has two plans, the second one. */
async function addPlanned(api: Api) {
  const plans = [
    await api.uploadPicture('ground.jpg', 61),
    await api.uploadPicture('first.jpg', 62),
    await api.uploadPicture('b.jpg', 63),
  ].map(({ _id }) => ({ _id }));
  const unitTypes = [
    { name: 'Type A', bhk: 3, carpetArea: 119.34, plans: plans.slice(0, 2) },
    { name: 'Type B', bhk: 4, carpetArea: 140.2, plans: plans.slice(2) },
  ];
  const papers = [
    { kind: 'Building licence', number: 'BL 12/2025', state: 'Approved', datedOn: '2025-03-14' },
  ];
  const registrations = [{ number: 'PRM/KA/RERA/0000/000/PR/000000/000001', completionOn: '2027-12-31' }];
  const specifications = [{ title: 'Structure', description: ['RCC frame'] }];
  const name = newName('Planned');
  const project = { name, status: 'ongoing', unitTypes, papers, registrations, specifications };
  return { name, ...(await api.addProject(project)) };
}

test('a plan is fetched when it is asked for, opens enlarged with what it is of, is zoomed and moved by keys and wheel, and stands in JSON; on paper the project has its name, number, papers, address and the day of printing', async ({
  page,
  api,
}) => {
  const { _id } = await addPlanned(api);
  await test.step('a plan is fetched when it is asked for, opens enlarged with what it is of, is zoomed and moved by keys and wheel, and gives the focus back', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`/projects/${_id}`);
    const homes = page.getByRole('region', { name: 'Homes', exact: true });
    const links = homes.getByRole('link', { name: /^Plan/ });
    await expect(links).toHaveText(['Plan 1 of Type A', 'Plan 2 of Type A', 'Plan of Type B']);
    const file = new URL((await links.nth(1).getAttribute('href')) ?? '', page.url()).pathname;
    await links.nth(1).scrollIntoViewIfNeeded();
    await expect(links.nth(1)).toBeInViewport();
    expect(asked).not.toContain(file);
    await links.nth(1).focus();
    await page.keyboard.press('Enter');
    const overlay = page.getByRole('dialog', { name: 'Plan 2 of Type A, 3 BHK, Carpet area 119.34 sq m' });
    await expect(overlay).toBeVisible();
    const plan = overlay.getByRole('img', { name: 'Plan 2 of Type A, 3 BHK, Carpet area 119.34 sq m' });
    await expect
      .poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(asked).toContain(file);
    const whole = (await plan.boundingBox())?.width ?? 0;
    await page.keyboard.press('+');
    const enlarged = overlay.getByRole('group', { name: 'Enlarged' });
    await expect.poll(async () => (await plan.boundingBox())?.width ?? 0).toBeGreaterThan(whole * 1.5);
    const left = () => enlarged.evaluate((box) => box.scrollLeft);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    await page.keyboard.press('-');
    await expect(enlarged).toHaveCount(0);
    await plan.dispatchEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true });
    await expect(enlarged).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(links.nth(1)).toBeFocused();
  });
  await test.step('the plans of a project stand in its JSON, and in what searches read', async () => {
    const shown = await (await page.request.get(`/api/projects/${_id}`)).json();
    const [first] = shown.unitTypes;
    expect(first.plans).toHaveLength(2);
    expect(first.plans[0]).toMatchObject({ url: expect.stringContaining('/'), width: 800, height: 500 });
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.join()).toContain(first.plans[1].url);
  });
  await test.step('on paper a project has the builder’s name, its number, each paper with number and state, the address and the day of printing, and no list of contents', async () => {
    await page.goto(`/projects/${_id}`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner').getByRole('img', { name: site.name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'PRM/KA/RERA/0000/000/PR/000000/000001' })).toBeVisible();
    const paper = page.getByRole('region', { name: 'Papers' }).getByRole('listitem');
    await expect(paper).toBeVisible();
    await expect(paper).toContainText(/Building licence.*BL 12\/2025.*Approved.*14 Mar 2025/);
    await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Plan of Type B' })).toHaveCount(0);
    await expect(page.locator('article address')).toBeVisible();
    const code = page.getByRole('img', {
      name: 'Code that leads to this page, its address, and the day of printing',
    });
    await expect(code).toBeVisible();
    const drawn = await (await page.request.get((await code.getAttribute('src')) ?? '')).text();
    // The address in letters.
    expect(drawn).toMatch(/>\/projects\/[a-z0-9-]+<\/text>/);
    expect(drawn).toMatch(/Printed on \d{1,2} [A-Z][a-z]{2} 20\d\d</);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a plan is a link to its picture, and the parts of a page are led to in one line on a phone, beside the text on a wide screen', {
    tag: '@both',
  }, async ({ page, api, isMobile }) => {
    const { _id } = await addPlanned(api);
    await page.goto(`/projects/${_id}`);
    const plan = page.getByRole('link', { name: 'Plan of Type B' });
    const opened = await page.request.get((await plan.getAttribute('href')) ?? '');
    expect(opened.headers()['content-type']).toMatch(/^image\//);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents).toHaveCount(1);
    if (isMobile) {
      await expect(contents.getByRole('link', { name: 'Papers' })).toBeHidden();
      await contents.locator('summary').click();
    }
    for (const link of await contents.getByRole('link').all()) {
      const id = ((await link.getAttribute('href')) ?? '').slice(1);
      await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await contents.getByRole('link', { name: 'Papers' }).click();
    await expect(page.getByRole('heading', { name: 'Papers' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });
});
