import { expectFine, states } from '../support/axe-states';
import { test } from '../support/browser-test';

test.use({ reducedMotion: 'reduce' });

for (const state of states.filter(({ isMain }) => isMain))
  test(`axe finds nothing, nothing scrolls sideways, and no text is cut: ${state.name}`, async ({ page }) => {
    await expectFine(page, state);
  });
