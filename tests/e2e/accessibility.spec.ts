import { expectFine, inGroups, states } from '../support/browser/axe-states';
import { test } from '../support/browser/browser-test';

test.use({ reducedMotion: 'reduce' });

for (const group of inGroups(states.filter(({ isMain }) => isMain)))
  test(`axe finds nothing, nothing scrolls sideways, and no text is cut: ${group.map(({ name }) => name).join(', ')}`, async ({
    page,
  }) => {
    for (const state of group) await test.step(state.name, () => expectFine(page, state));
  });
