import { homeContent } from '../../../../lib/content/pages/home';
import { projectsContent } from '../../../../lib/content/projects/projects-pages';
import { expect, type Page, test } from '../../../support/browser/browser-test';

test.use({ javaScriptEnabled: false });

type Picture = { url: string; alt?: string };
type Project = { _id: string; name: string; images: Picture[] };
const read = async <T>(page: Page, path: string): Promise<T> => (await page.request.get(path)).json();

test('"Find a home" on the first screen leads to the projects of the choice', async ({ page }) => {
  type Listed = Project & { location: string; unitTypes: { bhk: number | null }[] };
  const projects = await read<Listed[]>(page, '/api/projects');
  const wanted = ({ unitTypes, location }: Listed) =>
    unitTypes.some(({ bhk }) => bhk === 3) && location.endsWith('Mangalore');
  await page.goto('/');
  const form = page.getByRole('search', { name: homeContent.findHome });
  await expect(form).toBeInViewport({ ratio: 1 });
  await form.getByLabel(projectsContent.location).selectOption('Mangalore');
  await form.getByLabel(projectsContent.bhk).selectOption('3');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/projects\?q=&location=Mangalore&bhk=3&budget=$/);
  await expect(page.locator('main h2')).toHaveText(projects.filter(wanted).map(({ name }) => name));
  await page.goBack();
  await form.getByLabel(projectsContent.search).fill('3 BHK flat');
  await form.getByLabel(projectsContent.search).press('Enter');
  await expect(page).toHaveURL(/\/projects\?q=3\+BHK\+flat&location=/);
  await expect(page.locator('main h2').filter({ hasText: 'Kadal Crest' })).toBeVisible();
});
