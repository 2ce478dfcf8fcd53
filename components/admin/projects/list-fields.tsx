'use client';

import type { ReactNode } from 'react';
import { ChildList } from '@/components/admin/records/child-list';
import { projectFields } from '@/lib/domain/projects/fields';
import { type ChildListName, findChildFields, schemaOf } from '@/lib/shared/parsing/record-fields';
import { EntryControl } from './document-field';
import { fields, type PartProps } from './project-fields';

type Name = ChildListName<typeof projectFields>;
type Values = PartProps['form']['values'];

type ListFieldsProps<N extends Name> = PartProps & {
  name: N;
  noun: string;
  note?: ReactNode;
  hintOf?: (child: Values[N][number], field: string) => ReactNode;
  beforeList?: ReactNode;
  afterFields?: (child: Values[N][number]) => ReactNode;
  onChange?: (list: Values[N]) => void;
};

export function ListFields<N extends Name>({
  form,
  name,
  noun,
  note,
  hintOf,
  beforeList,
  afterFields,
  onChange = (list) => form.set(name, list),
}: ListFieldsProps<N>) {
  const schema = findChildFields(schemaOf(projectFields, name));
  if (!schema) return null;
  return (
    <div>
      {note && <p className="mb-3 text-stone admin:text-[13px]">{note}</p>}
      {beforeList}
      <ChildList<Values[N][number]>
        id={fields.idOf(name)}
        path={name}
        fields={schema}
        noun={noun}
        list={form.values[name]}
        errorOf={form.errorOf}
        onChange={(list) => onChange(list as Values[N])}
        control={EntryControl}
        hintOf={hintOf}
        afterFields={afterFields}
      />
    </div>
  );
}
