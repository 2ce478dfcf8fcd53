import { faqsContent } from '../../../lib/content/pages/faqs';
import { settingDefaults } from '../../../lib/domain/settings/schema';
import { toFacts } from '../../../lib/shared/settings/facts-of-settings';
import { fillTexts } from '../../../lib/shared/settings/placeholders';
import { expect, test } from '../../support/browser/browser-test';
import { untilHydrated } from '../../support/browser/hydrated';

const { contact, identity, retention } = settingDefaults;
const faqs = fillTexts(
  settingDefaults.faqs,
  toFacts({ brand: identity, contact, monthsKept: retention.months, cvMonthsKept: 6 }),
);
const openRows = 'details[open]';

// proves: FAQ-1
test('five questions, of which one is open at a time; a click on the open one closes it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/faqs');
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(faqsContent.title);
  const questions = page.locator('main summary');
  await expect(questions).toHaveText(faqs.map(({ question }) => question));
  await expect(questions).toHaveText([
    /services/,
    /site visit/,
    /RERA compliant/,
    /home loan/,
    /ongoing in Mangalore, Udupi and Puttur/,
  ]);
  await expect(page.locator(openRows)).toHaveCount(0);
  for (const [index, { answer }] of faqs.entries()) {
    await questions.nth(index).click();
    await expect(page.locator(openRows)).toHaveCount(1);
    await expect(page.locator(openRows)).toContainText(answer[0] ?? '');
  }
  await questions.last().click();
  await expect(page.locator(openRows)).toHaveCount(0);
  await questions.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(openRows)).toHaveCount(1);
});

// proves: FAQ-1
test('the list appears after half a second, and its text is in the page from the start', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/faqs')).text();
  for (const { question } of faqs) expect(html).toContain(question);
  await page.goto('/faqs');
  const list = page.locator('[style*="animation-delay"]');
  await expect(list).toHaveCSS('animation-delay', '0.5s');
  await expect(list).toHaveCSS('animation-fill-mode', 'both');
  const opacities = await list.evaluate((element) => {
    const [appearing] = element.getAnimations();
    appearing?.pause();
    return [499, 2000].map((at) => {
      if (appearing) appearing.currentTime = at;
      return Number(getComputedStyle(element).opacity);
    });
  });
  expect(opacities).toEqual([0, 1]);
});
