import { aboutContent, storyContent } from '../../../lib/content/pages/about';
import { callsToAction } from '../../../lib/content/pages/call-to-action';
import { placeholderOf } from '../../../lib/content/settings/fact-names';
import { site } from '../../../lib/content/site';
import { expect, test } from '../../support/browser/browser-test';

type Listed = { _id: string; name: string; position: string };

test.use({ reducedMotion: 'reduce' });

// proves: ABOUT-1
test('About Us shows the four counters and the board, each card leading to its director', async ({
  page,
  request,
}) => {
  const stats = await (await request.get('/api/about')).json();
  const board: Listed[] = await (await request.get('/api/board')).json();
  await page.goto('/aboutclick');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutContent.title);
  await expect(page.locator('main dl > div')).toHaveCount(4);
  for (const [key, label] of [
    ['yearsOfExperience', 'Years of experience'],
    ['completedProjects', 'Completed projects'],
    ['happyClients', 'Happy clients'],
    ['awardsWon', 'Awards won'],
  ] as const) {
    const counter = page.locator('main dl > div').filter({ hasText: label });
    await expect(counter.locator('.sr-only')).toHaveText(Number(stats[key]).toLocaleString('en-IN'));
  }
  await expect(page.locator('main h3')).toHaveText(board.map(({ name }) => name));
  for (const { _id, name, position } of board) {
    const card = page.locator('main li').filter({ hasText: name });
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', `/board/${_id}`);
    await expect(card).toContainText(position);
  }
  await page.locator('main li').first().click();
  await expect(page).toHaveURL(`/board/${board[0]?._id}`);
});

// proves: HEAD-6, ABOUT-2
test('About Us, About and Awards lead to /aboutclick, which links to the story; that has its own chapters and leads on to the figures and the board', async ({
  page,
}) => {
  await test.step('About Us, About and Awards lead to /aboutclick, which links to the story', async () => {
    await page.goto('/aboutclick');
    const toAbout = page.locator('header a').filter({ hasText: /^(About Us|About|Awards)$/ });
    expect(await toAbout.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      '/aboutclick',
      '/aboutclick',
      '/aboutclick',
    ]);
    await page.locator('main').getByRole('link', { name: aboutContent.storyLink }).click();
    await expect(page).toHaveURL('/about');
    await page.goto('/sitemap');
    await expect(page.locator('main').getByRole('link', { name: storyContent.title })).toHaveAttribute(
      'href',
      '/about',
    );
  });
  await test.step('the story has its own chapters and leads on to the figures and the board', async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storyContent.title);
    const headings = storyContent.chapters.map(({ heading }) =>
      heading.replace(placeholderOf('since'), String(site.since)),
    );
    await expect(page.locator('main h2')).toHaveText([
      ...headings,
      storyContent.handedOver,
      callsToAction.talk.title,
    ]);
    await page.locator('main').getByRole('link', { name: storyContent.onward }).click();
    await expect(page).toHaveURL('/aboutclick');
  });
});
