import { type CallVersion, callOfPage, callsToAction } from '../../../../lib/content/pages/call-to-action';
import { illustrations } from '../../../../lib/shared/pictures/illustrations';
import { expect, test } from '../../../support/browser/browser-test';

test.use({ reducedMotion: 'reduce' });

/** One page of each version. */
const paths = { home: '/', about: '/aboutclick', faqs: '/faqs' } as const;

const pictures: Record<CallVersion, { _id: string }> = {
  visit: illustrations.callVisit,
  talk: illustrations.callTalk,
  see: illustrations.callSee,
};

test('the call that closes a page has words, picture and links of its version, and the links answer', async ({
  page: tab,
  request,
}) => {
  for (const page of Object.keys(paths) as (keyof typeof paths)[]) {
    await tab.goto(paths[page]);
    const version = callOfPage[page];
    const { title, text, links } = callsToAction[version];
    const call = tab.getByRole('region', { name: title });
    await expect(call).toContainText(text);
    const picture = call.locator('img');
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', '');
    await expect(picture).toHaveAttribute('src', new RegExp(`^/media/${pictures[version]._id}/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = await call.getByRole('link').all();
    expect(await Promise.all(shown.map((link) => link.getAttribute('href')))).toEqual(
      links.map(({ href }) => href),
    );
    for (const { href } of links) expect((await request.get(href)).status()).toBe(200);
  }
});
