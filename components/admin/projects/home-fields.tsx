'use client';

import { ChildList } from '@/components/admin/records/child-list';
import { unitTypeFields } from '@/lib/domain/unit-types/fields';
import { formatFeet, formatPrice } from '@/lib/shared/homes';
import { fields, type PartProps } from './project-fields';

type Home = PartProps['form']['values']['unitTypes'][number];

/** What the website makes of a figure. */
function hintOf(home: Home, name: string) {
  const value = home[name as keyof Home];
  if (typeof value !== 'number' || value <= 0) return undefined;
  if (name === 'priceFrom' || name === 'priceTo') return formatPrice(value);
  return name.endsWith('Area') || name === 'landShare' ? formatFeet(value) : undefined;
}

/** The kinds of homes of a project; the website shows the smallest first. */
export function HomeFields({ form: { values, set, errorOf } }: PartProps) {
  return (
    <div>
      <p className="mb-3 text-stone admin:text-[13px]">
        One entry for each kind. What is empty is not shown; without a price it says “on request”.
      </p>
      <ChildList
        id={fields.idOf('unitTypes')}
        path="unitTypes"
        fields={unitTypeFields}
        noun="kind of home"
        list={values.unitTypes}
        errorOf={errorOf}
        onChange={(unitTypes) => set('unitTypes', unitTypes)}
        hintOf={hintOf}
      />
    </div>
  );
}
