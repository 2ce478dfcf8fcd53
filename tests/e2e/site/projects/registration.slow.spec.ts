import jsQr from 'jsqr';
import sharp from 'sharp';
import { projectContent } from '../../../../lib/content/projects/projects-pages';
import type { Project } from '../../../../lib/domain/projects/fields';
import { expect, type Locator, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectNoSidewaysScroll } from '../../../support/browser/page-watch';
import { newName } from '../../../support/values';

// The splash and what rises are looked at elsewhere.
test.use({ reducedMotion: 'reduce' });

const number = 'PRM/KA/RERA/0000/000/PR/000000/000001';
const registration = { number, completionOn: '2027-12-31' };
const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

test('the registration of a project stands in text on its page, at least half as large as its name, and says until when its completion date was moved', async ({
  page,
  api,
}) => {
  const extensions = [
    { kind: 'section 6', until: '2028-06-30' },
    { kind: 'by order', until: '2028-12-31' },
  ];
  const { _id } = await api.addProject({
    name: newName('Registered'),
    status: 'ongoing',
    registrations: [{ ...registration, extensions, towers: 'Towers A, B' }],
  });
  await page.goto(`/projects/${_id}`);
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 });
    const block = page.getByRole('region', { name: 'Registration' });
    const name = page.getByRole('heading', { level: 1 });
    const shown = block.getByRole('link', { name: number });
    const site = block.getByText('rera.karnataka.gov.in');
    const half = (await name.evaluate(sizeOf)) / 2;
    for (const text of [shown, site]) expect(await text.evaluate(sizeOf)).toBeGreaterThanOrEqual(half);
    await expect(shown).toHaveAttribute(
      'href',
      `https://rera.karnataka.gov.in/certificate?CER_NO=${encodeURIComponent(number)}`,
    );
    await expect(block).toContainText('Registered completion date: 31 December 2027');
    await expect(block).toContainText(`Towers A, B: ${number}`);
    await expect(block).toContainText('Extended until 31 December 2028');
    await expect(block.getByRole('img', { name: 'QR code of the certificate' })).toBeVisible();
    const [boxOfName, box] = [await name.boundingBox(), await shown.boundingBox()];
    if (!boxOfName || !box) throw new Error('Both are drawn.');
    if (width > 1000) {
      // Top right of the first view.
      expect(box.y).toBeLessThan(300);
      expect(box.x + box.width).toBeGreaterThan(width / 2);
    } else expect(box.y).toBeGreaterThan(boxOfName.y);
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
});

test('leaves the name and the way to the gallery in the first view of a small window', async ({ page }) => {
  const projects: Project[] = await (await page.request.get('/api/projects')).json();
  const shown = projects.find(({ images, registrations }) => images.length > 3 && registrations.length === 1);
  await page.goto(`/projects/${shown?.slug}`);
  for (const [width, height] of [
    [1280, 800],
    [1366, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.getByRole('region', { name: 'Registration' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('link', { name: projectContent.viewGallery })).toBeInViewport({ ratio: 1 });
  }
});

/** With the paper around it. */
async function readAround(code: Locator): Promise<Buffer> {
  const box = await code.boundingBox();
  if (!box) throw new Error('It is drawn.');
  const [x, y] = [box.x - 8, box.y - 8];
  return code.page().screenshot({ clip: { x, y, width: box.width + 16, height: box.height + 16 } });
}

test('the code beside a registration is read as the address of its certificate', async ({ browser, api }) => {
  // As large as a camera sees it.
  const page = await browser.newPage({ deviceScaleFactor: 4 });
  const other = 'PRM/KA/RERA/1257/334/PR/171015/000002';
  const registrations = [registration, { ...registration, number: other }];
  const { _id } = await api.addProject({ name: newName('Coded'), status: 'ongoing', registrations });
  await page.goto(`/projects/${_id}`);
  const codes = page.getByRole('img', { name: 'QR code of the certificate' });
  await expect(codes).toHaveCount(2);
  await expect(page.locator('.splash:visible')).toHaveCount(0);
  for (const [at, each] of [number, other].entries()) {
    const { data, info } = await sharp(await readAround(codes.nth(at)))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      `https://rera.karnataka.gov.in/certificate?CER_NO=${encodeURIComponent(each)}`,
    );
  }
  await page.close();
});
