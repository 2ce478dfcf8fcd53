import { controlLabels } from '../../lib/content/control-labels';
import { expectFine, expectNoFaults, inGroups, states } from '../support/browser/axe-states';
import { expect, test } from '../support/browser/browser-test';
import { expectAccessible } from '../support/browser/page-watch';
import { openScreen, signIn } from '../support/contract/admin-screens';
import { send } from '../support/enquiries/inbox';
import { newName } from '../support/values';

test.describe('axe finds nothing, nothing scrolls sideways, and no text is cut', () => {
  // The longest of the files: its tests are shared out among the workers.
  test.describe.configure({ mode: 'parallel' });
  test.use({ reducedMotion: 'reduce' });

  for (const group of inGroups(states.filter(({ isMain }) => !isMain)))
    test(group.map(({ name }) => name).join(', '), async ({ page }) => {
      for (const state of group) await test.step(state.name, () => expectFine(page, state));
    });

  test('the open menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: controlLabels.openMenu }).click();
    await expect(page.getByRole('dialog', { name: controlLabels.menu })).toBeVisible();
    await expectAccessible(page);
  });

  test('in the admin: an enquiry, what is deleted, and the versions of a project', async ({ page, api }) => {
    const name = newName('Venkataramanapuram');
    await send(page, { name });
    const kept = await api.addProject({ name, status: 'ongoing', location: 'Surathkal' });
    await api.changeProject(kept._id, { location: 'Kulshekar' });
    const { _id } = await api.addProject({ name, status: 'ongoing' });
    await api.deleteProject(_id);
    await signIn(page, `/admin/enquiries?q=${encodeURIComponent(name)}`);
    await page.getByRole('list', { name: 'Enquiries' }).getByRole('link', { name }).click();
    await expect(page.getByRole('region', { name: 'Enquiry', exact: true })).toContainText(
      'A visit on Sunday?',
    );
    await expectNoFaults(page, 360);
    await openScreen(page, '/admin/bin');
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
    await expectNoFaults(page, 360);
    await openScreen(page, '/admin/history?entity=project');
    await page
      .getByRole('link', { name: `Versions of ${name}` })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: `Versions of ${name}` })).toBeVisible();
    await expectNoFaults(page, 360);
  });
});
