'use client';

import { Field } from '@/components/admin/ui/field';
import { constructionStages } from '@/lib/content/projects';
import { constructionNames } from '@/lib/content/projects-pages';
import { projectFields } from '@/lib/domain/projects/fields';
import { labelOf } from '@/lib/shared/record-fields';
import { fieldId, type PartProps, TextField } from './project-fields';

/** What a family asks first: how far the building is, and when they can move in. */
export function BuildingFields({ form }: PartProps) {
  const { values, set, errorOf } = form;
  return (
    <div className="grid gap-4 admin:grid-cols-2">
      <Field
        id={fieldId('construction')}
        label={labelOf(projectFields, 'construction')}
        error={errorOf('construction')}
      >
        {(control) => (
          <select
            {...control}
            value={values.construction}
            onChange={(event) => set('construction', event.target.value as typeof values.construction)}
            className="admin-field"
          >
            <option value="">Not said</option>
            {constructionStages.map((stage) => (
              <option key={stage} value={stage}>
                {constructionNames[stage]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextField form={form} name="possession" hint="A month and a year, such as December 2027, or words" />
    </div>
  );
}
