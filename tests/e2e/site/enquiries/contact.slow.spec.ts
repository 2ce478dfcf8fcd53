import { controlLabels } from '../../../../lib/content/control-labels';
import { contactContent, sentContent } from '../../../../lib/content/enquiries/contact';
import { forms } from '../../../../lib/content/enquiries/forms';
import { unsentTexts } from '../../../../lib/content/pages/outage';
import { site } from '../../../../lib/content/site';
import { expect, type Page, type Route, test } from '../../../support/browser/browser-test';
import { expectAccessible, expectProblem } from '../../../support/browser/page-watch';
import { expectTyped, fillIn, form, sentText, submit, typed } from '../../../support/enquiries/contact-form';
import { accept, answerForm, refuse } from '../../../support/records/forms';
import { makeGate } from '../../../support/records/gate';

const { labels } = contactContent;
const { action } = forms.enquiry;
test.use({ reducedMotion: 'reduce' });

/** From here on the page's time moves by runFor alone. */
async function openWithClock(page: Page) {
  await page.clock.install();
  await page.goto('/contact');
  await page.clock.pauseAt(Date.now() + 60_000);
}

// proves: PROJ-2
test('"Contact Us" of a project keeps it: the form says what it is about and sends it, and a chat names it; a project that is not there is not kept', async ({
  page,
}) => {
  await test.step('"Contact Us" of a project keeps it: the form says what it is about and sends it, and a chat names it', async () => {
    const [project] = (await (await page.request.get('/api/projects')).json()) as {
      _id: string;
      name: string;
    }[];
    if (!project) throw new Error('The demo content has no project.');
    const bodies = await answerForm(page, action, accept);
    await page.goto(`/projects/${project._id}`);
    await page
      .locator('article')
      .getByRole('link', { name: controlLabels.contactUs, exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(`/contact?project=${project._id}`);
    await expect(form(page)).toContainText(contactContent.about(project.name));
    const chat = page.getByRole('link', { name: contactContent.writeOnWhatsapp });
    await expect(chat).toHaveAttribute('href', new RegExp(encodeURIComponent(project.name)));
    await fillIn(page);
    await submit(page).click();
    await expect.poll(() => bodies).toMatchObject([{ ...typed, page: '/contact', projectId: project._id }]);
  });
  await page.unrouteAll();
  await test.step('a project that is not there is not kept: its address leads to the page itself', async () => {
    await page.goto('/contact?project=01a00000-0000-7000-8000-000000000000');
    await expect(page).toHaveURL('/contact');
    await expect(form(page)).not.toContainText(contactContent.about(''));
    await page.goto('/contact?project=none');
    await expect(form(page)).toBeVisible();
  });
});

test('whoever leaves during the thanks and comes back finds the form, which sends once more', async ({
  page,
}) => {
  const bodies = await answerForm(page, action, accept);
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(sentText)).toBeVisible();
  await page.locator('header').getByRole('link', { name: 'Projects', exact: true }).click();
  await expect(page).toHaveURL('/projects');
  await page.goBack();
  await expect(submit(page)).toBeVisible();
  await expect(page.getByText(sentText)).toHaveCount(0);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(sentText)).toBeVisible();
  expect(bodies).toHaveLength(2);
});

/** Answers for the scripts that the page asks for by itself, and lets through those that its document names. */
async function interceptLateScripts(page: Page, answer: (route: Route) => Promise<void>) {
  const html = await (await page.request.get('/contact')).text();
  await page.route('**/_next/static/chunks/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.continue() : answer(route),
  );
}

test('a form that is sent before its script has come waits for it and is sent once, and one whose script cannot be fetched is sent by a plain post, once', async ({
  page,
}) => {
  await test.step('a form that is sent before its script has come waits for it, and is sent once', async () => {
    const bodies = await answerForm(page, action, accept);
    const gate = makeGate();
    await interceptLateScripts(page, async (route) => {
      await gate.opened;
      await route.continue();
    });
    await page.goto('/contact');
    await fillIn(page);
    await submit(page).dblclick();
    await expect(page).toHaveURL('/contact');
    await expectTyped(page);
    expect(bodies).toEqual([]);
    gate.open();
    await expect(page.getByText(sentText)).toBeVisible();
    expect(bodies).toMatchObject([typed]);
  });
  await page.unrouteAll();
  await test.step('a form whose script cannot be fetched is sent by a plain post, once', async () => {
    expectProblem(page, /net::ERR_FAILED/);
    await interceptLateScripts(page, (route) => route.abort());
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await page.goto('/contact');
    await fillIn(page);
    await submit(page).click();
    await expect(page).toHaveURL(forms.enquiry.answer);
    expect(posts).toEqual([action]);
  });
});

test('the Thank You panel stands clear of the header, and axe finds nothing in it', async ({ page }) => {
  await answerForm(page, action, accept);
  await page.addInitScript((thanksMs) => {
    const wait = window.setTimeout;
    // The panel stays: axe may take longer than it stands.
    Object.assign(window, {
      setTimeout: (work: () => void, ms?: number) => (ms === thanksMs ? 0 : wait(work, ms)),
    });
  }, 3000);
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  const title = page.getByRole('heading', { name: 'Thank You!' });
  await expect(title).toBeInViewport();
  const header = await page.locator('.site-plate').boundingBox();
  const top = (await title.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  await expectAccessible(page);
});

test('a double tap and a second try carry the same key, the next message another, and a line above the form goes on to say when it was sent and when an answer comes', async ({
  page,
}) => {
  await test.step('a double tap and a second try carry the same key, the next message another', async () => {
    let isDown = true;
    const bodies = await answerForm(page, action, (route) => (isDown ? refuse(route) : accept(route)));
    await openWithClock(page);
    await fillIn(page);
    await submit(page).dblclick();
    await expect(form(page).getByRole('alert')).toBeVisible();
    isDown = false;
    await submit(page).click();
    await expect(page.getByText(sentText)).toBeVisible();
    await page.clock.runFor(3100);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(sentText)).toBeVisible();
    const keys = bodies.map(({ requestKey }) => requestKey);
    expect(keys.at(-1)).not.toBe(keys[0]);
    expect(new Set(keys.slice(0, -1)).size).toBe(1);
  });
  await test.step('a line above the form goes on to say when it was sent and when an answer comes', async () => {
    await page.clock.runFor(3100);
    const line = page.locator('main').getByText(sentContent.promise.enquiry).locator('..');
    await expect(line).toContainText(/Sent at \d{1,2}:\d\d\s[AP]M\./);
    await expect(line.getByRole('link')).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/);
    await page.clock.runFor(60_000);
    await expect(line).toBeVisible();
    await page.clock.resume();
    await expectAccessible(page);
  });
});

// proves: API-13
test('a form that is sent for longer than 8 s says so, with the number to call, and goes on', async ({
  page,
}) => {
  const gate = makeGate();
  const bodies = await answerForm(page, action, async (route) => {
    await gate.opened;
    await accept(route);
  });
  const listKept = () => page.evaluate(() => localStorage.getItem('unsent-enquiry'));
  await openWithClock(page);
  await fillIn(page);
  await submit(page).click();
  const status = form(page).getByRole('status');
  await expect.poll(() => bodies).toHaveLength(1);
  await page.clock.runFor(7900);
  await expect(status).toBeEmpty();
  await page.clock.runFor(200);
  await expect(status).toContainText(unsentTexts.sendingKept);
  await expect(status.getByRole('link', { name: site.phone })).toHaveAttribute('href', site.phoneHref);
  await expect(status.getByRole('button')).toHaveCount(0);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  // Whoever leaves now loses nothing.
  expect(await listKept()).toContain(typed.message);
  await expectTyped(page);
  await page.clock.runFor(120_000);
  await expect(status).toContainText(unsentTexts.sendingKept);
  gate.open();
  await expect(page.getByText(sentText)).toBeVisible();
  await page.clock.runFor(3100);
  await expect(status).toBeEmpty();
  expect(await listKept()).toBeNull();
  expect(bodies).toHaveLength(1);
});

test('what could not be sent is kept and said so, and is sent under the same key when the page is opened again', async ({
  page,
}) => {
  let isDown = true;
  const bodies = await answerForm(page, action, (route) => (isDown ? refuse(route) : accept(route)));
  await page.goto('/contact');
  await fillIn(page);
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Failed to send message');
  const status = form(page).getByRole('status');
  await expect(status).toContainText(unsentTexts.waiting);
  await expect(status.getByRole('link')).toHaveCount(2);
  isDown = false;
  await page.reload();
  await expect(status).toHaveText(unsentTexts.sent);
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(bodies.length).toBeGreaterThan(1);
  const sent = bodies.length;
  await page.reload();
  await expect(submit(page)).toBeVisible();
  expect(bodies).toHaveLength(sent);
});

test('what waits is sent by itself, which empties the form, unless the visitor takes it back', async ({
  page,
}) => {
  let isDown = true;
  const bodies = await answerForm(page, action, (route) => (isDown ? refuse(route) : accept(route)));
  await openWithClock(page);
  const status = form(page).getByRole('status');
  await fillIn(page);
  await submit(page).click();
  await status.getByRole('button', { name: unsentTexts.doNotSend }).click();
  await expect(status).toBeEmpty();
  await page.clock.runFor(120_000);
  expect(bodies).toHaveLength(1);
  await submit(page).click();
  await expect(status).toContainText(unsentTexts.waiting);
  isDown = false;
  await page.clock.runFor(10_000);
  await expect(status).toHaveText(unsentTexts.sent);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[name="message"]')).toHaveValue('');
});

test('the form can be filled in and sent by the keyboard alone, and what the server finds wrong is said at its field', async ({
  page,
}) => {
  await test.step('what the server finds wrong is said at its field', async () => {
    expectProblem(page, /status of 4\d\d/);
    await page.goto('/contact');
    await fillIn(page);
    const phone = form(page).getByLabel(labels.phone, { exact: true });
    await phone.fill('call me');
    await submit(page).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await expect(phone).not.toHaveAccessibleDescription('');
    await expect(form(page).getByRole('alert')).toHaveCount(0);
  });
  await test.step('the form can be filled in and sent by the keyboard alone', async () => {
    const bodies = await answerForm(page, action, accept);
    await page.goto('/contact');
    await form(page).getByLabel(labels.name, { exact: true }).focus();
    await page.keyboard.type(typed.name);
    for (const text of [typed.email, typed.phone, '']) {
      await page.keyboard.press('Tab');
      if (text) await page.keyboard.type(text);
    }
    const message = form(page).getByLabel(labels.message, { exact: true });
    const hasFocus = () => message.evaluate((field) => field === document.activeElement);
    // A stop for each part of the day and for each of its buttons.
    for (let stops = 0; stops < 9 && !(await hasFocus()); stops += 1) await page.keyboard.press('Tab');
    await page.keyboard.type(typed.message);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(submit(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(sentText)).toBeVisible();
    expect(bodies).toMatchObject([{ ...typed, interest: 'general', marketingConsent: 'Yes' }]);
  });
});
