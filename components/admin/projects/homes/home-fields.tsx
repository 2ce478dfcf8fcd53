'use client';

import { FieldControl } from '@/components/admin/records/form/field-control';
import type { UnitTypeInput } from '@/lib/domain/unit-types/fields';
import { formatFeet, formatPrice } from '@/lib/shared/projects/homes';
import { ListFields } from '../list-fields';
import { fieldId, fields, type PartProps } from '../project-fields';
import { PasteHomes } from './paste-homes';
import { PlanFields, PlansOfHome } from './plan-fields';

type Home = UnitTypeInput;

/** A new home has an id before it is saved: its plan refers to it. */
const withIds = (homes: Home[]): Home[] =>
  homes.map((home) => (home._id ? home : { ...home, _id: crypto.randomUUID() }));

function hintOf(home: Home, name: string) {
  const value = home[name as keyof Home];
  if (typeof value !== 'number' || value <= 0) return undefined;
  if (name === 'priceFrom' || name === 'priceTo') return formatPrice(value);
  return name.endsWith('Area') || name === 'landShare' ? formatFeet(value) : undefined;
}

const note =
  'One entry for each unit type. Empty fields are not shown. Without a price, the website says “on request”.';

export function HomeFields({ form }: PartProps) {
  const { values, set } = form;
  const change = (homes: Home[]) => set('unitTypes', withIds(homes));
  return (
    <div>
      <ListFields
        form={form}
        name="unitTypes"
        noun="unit type"
        note={note}
        hintOf={hintOf}
        beforeList={<PasteHomes id={fieldId('pasted-homes')} homes={values.unitTypes} onChange={change} />}
        afterFields={(home) => <PlansOfHome form={form} home={home} />}
        onChange={change}
      />
      {values.unitTypes.length > 0 && <PlanFields form={form} />}
      <div className="mt-4 max-w-sm">
        <FieldControl
          fields={fields}
          form={form}
          name="unitsShown"
          hint="The counts of the units replace those typed above."
        />
      </div>
    </div>
  );
}
