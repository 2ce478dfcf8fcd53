'use client';

import { FieldControl } from '@/components/admin/records/form/field-control';
import { LocationPicture } from './location-picture';
import { fields, type PartProps, Section } from './project-fields';

export function PlaceFields({ form }: PartProps) {
  const field = { fields, form };
  return (
    <Section title="Getting there">
      <div className="grid gap-4 admin:grid-cols-2">
        <FieldControl
          {...field}
          name="pin"
          hint="Paste the long link of a map, or enter latitude and longitude: 12.9141, 74.856"
        />
        <FieldControl
          {...field}
          name="distances"
          rows={5}
          hint="A line for each place, up to 8: School, 1.1"
        />
      </div>
      <LocationPicture pictures={form.pictures} />
    </Section>
  );
}
