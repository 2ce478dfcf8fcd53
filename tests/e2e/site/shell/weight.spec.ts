import { test } from '../../../support/browser/browser-test';
import { expectHomeInBudget, expectLight } from '../../../support/browser/page-weight';

test.describe('with less motion', () => {
  // The film stays away, and no slide is asked for because time has passed: a slow machine fetches no more.
  test.use({ reducedMotion: 'reduce' });

  test('@phone the home page costs no more than its budget, before it is scrolled and after, and fetches nothing twice', async ({
    page,
  }) => {
    await expectHomeInBudget(page);
  });
});

test('@phone / moves nothing that is seen, fetches no other page unasked, and costs next to nothing the second time', async ({
  page,
}) => {
  await expectLight(page, '/');
});
