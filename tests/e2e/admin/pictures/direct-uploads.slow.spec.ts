import { type Browser, expect, type Page, test } from '../../../support/browser/browser-test';
import { expectProblem } from '../../../support/browser/page-watch';
import { alertsOf, signIn } from '../../../support/contract/admin-screens';
import { querySql } from '../../../support/database/sql';
import { makeJpeg, svgLogo } from '../../../support/records/picture';
import { type SecondServer, startSecondServer } from '../../../support/servers/second-server';
import { type BlobFront, startBlobFront } from '../../../support/stand-ins/blob-front';
import { type BlobStandIn, startBlobStandIn } from '../../../support/stand-ins/blob-stand-in';

const mib = 1024 * 1024;

let blob: BlobStandIn;
let front: BlobFront;
let server: SecondServer;

test.beforeAll(async () => {
  blob = await startBlobStandIn();
  front = await startBlobFront(blob.url);
  server = await startSecondServer({
    VERCEL: '1',
    BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_store_secret',
    VERCEL_BLOB_API_URL: blob.url,
    // The policy allows the store's own host; the stand-in has another.
    LEGACY_IMAGE_HOST: blob.url,
  });
});

test.afterAll(async () => {
  // What was deleted lies in the bin, whose page on the other server must not ask the stand-in for its pictures.
  const ofStandIn = 'select id from picture where starts_with(url, $1)';
  await querySql(
    `delete from project where id in (select project_id from project_image where picture_id in (${ofStandIn}))`,
    [blob.url],
  );
  await querySql('delete from picture where starts_with(url, $1)', [blob.url]);
  await server.stop();
  await front.stop();
  await blob.stop();
});

/** A photograph that weighs so much: what comes after its end is not of it. */
async function makeHeavy(name: string, bytes: number) {
  const buffer = Buffer.alloc(bytes);
  (await makeJpeg(bytes % 200)).copy(buffer);
  return { name, mimeType: 'image/jpeg', buffer };
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Add Project' });
const picker = (page: Page) => sheet(page).locator('input[type=file]');

/** Whether the page has loaded the library of the store, told by a header that it alone sends. */
const hasStoreLibrary = (page: Page) =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = loaded.filter((name) => name.includes('/_next/') && name.includes('.js'));
    const texts = await Promise.all(scripts.map(async (name) => (await fetch(name)).text()));
    return texts.some((text) => text.includes('x-mpu-action'));
  });

/** The form of a new project, in a browser that finds the stand-in at the store's own address. */
async function openForm(browser: Browser, { proxy } = front): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    ignoreHTTPSErrors: true,
    proxy: { server: proxy, bypass: 'localhost,127.0.0.1' },
  });
  const page = await context.newPage();
  await signIn(page, '/admin/projects');
  await page.getByRole('button', { name: 'Add Project' }).click();
  await expect(sheet(page)).toBeVisible();
  return page;
}

test('photographs of 8.6 and 15 MB go straight to the store, a part that failed is sent again, and the project shows them', async ({
  browser,
}) => {
  const page = await openForm(browser);
  expect(await hasStoreLibrary(page)).toBe(false);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  blob.fail('part', 'service_unavailable', 1);
  expectProblem(page, /503 .*vercel\.com/);
  const release = front.hold();
  await picker(page).setInputFiles([
    await makeHeavy('dawn.jpg', 8.6 * mib),
    await makeHeavy('dusk.jpg', 15 * mib),
  ]);
  await expect(sheet(page).getByText(/^[1-9]\d?% of 8\.6 MB$/)).toBeVisible();
  await expect(sheet(page).getByText(/^[1-9]\d?% of 15\.0 MB$/)).toBeVisible();
  release();
  await expect(sheet(page).getByText('800 × 500')).toHaveCount(2, { timeout: 20_000 });
  expect(blob.partCount()).toBe(5);
  expect(posts.filter((path) => path.startsWith('/api/admin/')).sort()).toEqual(
    ['complete', 'complete', 'token', 'token'].map((call) => `/api/admin/uploads/${call}`),
  );
  expect([...blob.files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
  expect(await hasStoreLibrary(page)).toBe(true);

  await sheet(page).getByLabel('Name required').fill('Straight Shore');
  await sheet(page).getByLabel('Status').selectOption('ongoing');
  await sheet(page).getByRole('button', { name: 'Add Project' }).click();
  await expect(sheet(page)).toBeHidden();
  const picture = page.getByRole('article').filter({ hasText: 'Straight Shore' }).locator('img');
  await expect(picture).toHaveAttribute('src', new RegExp(`^${blob.url}/files/uploads/`));
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
});

test('behind a proxy that speaks HTTP/1.1 alone a photograph gets there as well, and the next one at once', async ({
  browser,
}) => {
  // The library tries a stream twice, and waits between.
  test.setTimeout(120_000);
  const old = await startBlobFront(blob.url, 'HTTP/1.1');
  const page = await openForm(browser, old);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.failure()?.errorText ?? ''));
  expectProblem(page, /ERR_ALPN_NEGOTIATION_FAILED/);
  await picker(page).setInputFiles(await makeHeavy('dawn.jpg', 8.6 * mib));
  await expect(sheet(page).getByText('800 × 500')).toBeVisible({ timeout: 60_000 });
  // The library aborts what it has begun beside a part that failed.
  expect(failed).toContain('net::ERR_ALPN_NEGOTIATION_FAILED');
  const before = failed.length;
  await picker(page).setInputFiles(await makeHeavy('dusk.jpg', 15 * mib));
  await expect(sheet(page).getByText('800 × 500')).toHaveCount(2, { timeout: 20_000 });
  expect(failed).toHaveLength(before);
  expect([...blob.files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
  await page.context().close();
  await old.stop();
});

test('a drawing goes through the server; a photograph that is taken out on its way is stopped there; what cannot be kept is refused in words, and what the store refuses can be sent again', async ({
  browser,
}) => {
  const page = await openForm(browser);
  await test.step('a drawing goes through the server, so that the store never has it', async () => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await picker(page).setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svgLogo),
    });
    await expect(sheet(page).getByText('2000 × 667')).toBeVisible();
    expect(posts).toContain('/api/admin/uploads');
    expect(posts.filter((path) => /token|complete/.test(path))).toEqual([]);
    const types = [...blob.files.values()].map(({ contentType }) => contentType);
    expect(types).not.toContain('image/svg+xml');
  });
  await test.step('a photograph that is taken out on its way is stopped there, and nothing of it is kept', async () => {
    const before = await querySql('select count(*) from picture');
    const release = front.hold();
    await picker(page).setInputFiles(await makeHeavy('dawn.jpg', 8.6 * mib));
    await expect(sheet(page).getByText(/^[1-9]\d?% of 8\.6 MB$/)).toBeVisible();
    expect(front.sendingCount()).toBe(2);
    await sheet(page).getByRole('button', { name: 'Remove dawn.jpg' }).click();
    await expect(sheet(page).getByText('dawn.jpg')).toHaveCount(0);
    await expect.poll(() => front.sendingCount()).toBe(0);
    release();
    expect([...blob.files.keys()].filter((name) => name.startsWith('incoming/'))).toEqual([]);
    expect(await querySql('select count(*) from picture')).toEqual(before);
  });
  await test.step('what cannot be kept is refused in the words of the server, and what the store refuses can be sent again', async () => {
    expectProblem(page, /422 .*uploads\/complete/);
    expectProblem(page, /403 .*vercel\.com/);
    const whole = await makeJpeg(3);
    const cut = whole.subarray(0, whole.length / 2);
    await picker(page).setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: cut });
    await expect(alertsOf(page)).toContainText(
      '“cut.jpg” is damaged or incomplete. Please choose it again, or another copy.',
    );
    await sheet(page).getByRole('button', { name: 'Remove cut.jpg' }).click();

    blob.fail('put', 'store_suspended', 1);
    await picker(page).setInputFiles({ name: 'whole.jpg', mimeType: 'image/jpeg', buffer: whole });
    await expect(alertsOf(page)).toContainText('The picture storage is full or suspended.');
    await sheet(page).getByRole('button', { name: 'Retry' }).click();
    await expect(sheet(page).getByText('800 × 500')).toBeVisible();
  });
});
