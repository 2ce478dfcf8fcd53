'use client';

import { Field } from '@/components/admin/ui/field';
import { projectFields } from '@/lib/domain/projects/fields';
import { labelOf } from '@/lib/shared/record-fields';
import { LocationPicture } from './location-picture';
import { fieldId, type PartProps, Section, TextField } from './project-fields';

const isOfDistances = (name: string) => name.startsWith('distances');

/** Where it stands, and how far things are: the page draws a picture of it, where the admin has none. */
export function PlaceFields({ form }: PartProps) {
  const { values, set, failure } = form;
  const [wrong] = Object.entries(failure?.fields ?? {}).filter(([name]) => isOfDistances(name));
  return (
    <Section title="Getting there">
      <div className="grid gap-4 admin:grid-cols-2">
        <TextField
          form={form}
          name="pin"
          hint="Paste the long link of a map, or type latitude and longitude: 12.9141, 74.856"
        />
        <Field
          id={fieldId('distances')}
          label={labelOf(projectFields, 'distances')}
          hint="A line for each place, up to 8: School, 1.1"
          error={wrong?.[1]}
        >
          {(control) => (
            <textarea
              {...control}
              rows={5}
              value={values.distances}
              onChange={(event) => set('distances', event.target.value)}
              className="admin-field h-auto! resize-y py-2!"
            />
          )}
        </Field>
      </div>
      <LocationPicture pictures={form.pictures} />
    </Section>
  );
}
