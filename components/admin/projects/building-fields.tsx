'use client';

import { FieldControl } from '@/components/admin/records/form/field-control';
import { constructionStages } from '@/lib/content/projects/projects';
import { constructionNames } from '@/lib/content/projects/projects-pages';
import { fields, type PartProps } from './project-fields';

const stages = constructionStages.map((stage) => ({ value: stage, label: constructionNames[stage] }));

export function BuildingFields({ form }: PartProps) {
  const field = { fields, form };
  return (
    <div className="grid gap-4 admin:grid-cols-2">
      <FieldControl {...field} name="construction" none="Not given" options={stages} />
      <FieldControl
        {...field}
        name="possession"
        hint="A month and a year, such as December 2027, or a short text"
      />
    </div>
  );
}
