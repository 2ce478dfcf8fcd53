import { directorFields } from '@/lib/domain/board/fields';
import { projectFields } from '@/lib/domain/projects/fields';
import { testimonialFields } from '@/lib/domain/testimonials/fields';
import { fieldsOf, labelOf } from '@/lib/shared/parsing/record-fields';
import { expect, test } from '../../../support/browser/browser-test';
import { signIn } from '../../../support/contract/admin-screens';

const forms = [
  { path: '/admin/testimonials', opens: null, prefix: 'testimonial', fields: testimonialFields },
  { path: '/admin/board', opens: 'Add Director', prefix: 'director', fields: directorFields },
];

test('the form of a testimonial, a director and a project draws every field of the record, by its label, each of a project in one of its parts', async ({
  page,
}) => {
  await test.step('the form of a testimonial and of a director draws every field of the record, by its label', async () => {
    for (const { path, opens, prefix, fields } of forms) {
      await signIn(page, path);
      if (opens) await page.getByRole('button', { name: opens }).click();
      for (const [name] of fieldsOf(fields)) {
        const field = page.locator(`#${prefix}-${name}`);
        await expect(field).toBeVisible();
        await expect(field).toHaveAccessibleName(new RegExp(`^${labelOf(fields, name)}`));
      }
    }
  });
  await test.step('the form of /admin/projects draws every field of the record, each in one of its parts', async () => {
    await signIn(page, '/admin/projects');
    await page.getByRole('button', { name: 'Add Project' }).click();
    for (const [name] of fieldsOf(projectFields)) {
      // A list of groups that is empty has its button alone, a list of children has it below its own.
      const field = page.locator(`#project-${name}, #project-${name}-add`);
      const part = page.getByRole('tabpanel', { includeHidden: true }).filter({ has: field });
      await page.locator(`[aria-controls="${await part.getAttribute('id')}"]`).click();
      await expect(field.first()).toBeVisible();
    }
  });
});
