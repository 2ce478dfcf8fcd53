'use client';

import { useState } from 'react';
import { DropZone } from '@/components/admin/ui/fields/drop-zone';
import { FieldError } from '@/components/admin/ui/fields/field';
import type { Option } from '@/components/admin/ui/fields/text-field';
import { maxPlans, type UnitTypeInput } from '@/lib/domain/unit-types/fields';
import { fieldId, type PartProps } from '../project-fields';
import { matchPlans } from './match-plans';
import { PlanRow } from './plan-row';

const noHome = '';

const nameOf = ({ name }: UnitTypeInput, at: number) => name.trim() || `Unit type ${at + 1}`;

const toOptions = (homes: readonly UnitTypeInput[]): Option[] =>
  homes.flatMap((home, at) => (home._id ? [{ value: home._id, label: nameOf(home, at) }] : []));

export function PlanFields({ form: { values, pictures, errorOf } }: PartProps) {
  const [done, setDone] = useState<string[]>([]);
  const homes = toOptions(values.unitTypes);
  const plans = pictures.items.filter(({ slot }) => slot !== undefined);
  const waiting = plans.filter(({ slot }) => !homes.some(({ value }) => value === slot));
  const add = (files: File[]) => {
    const planned = homes.map(({ value: _id, label: name }) => ({
      _id,
      name,
      count: plans.filter(({ slot }) => slot === _id).length,
    }));
    const matched = matchPlans(
      files.map((file) => file.name),
      planned,
    );
    for (const [at, file] of files.entries()) pictures.add([file], { slot: matched[at]?.slot ?? noHome });
    setDone(
      files.map(({ name }, at) => {
        const { slot = null, isNamed = false } = matched[at] ?? {};
        const home = homes.find(({ value }) => value === slot)?.label;
        if (!home) return `${name}: choose its unit type.`;
        return isNamed
          ? `${name} was added to ${home} by its name.`
          : `${name} was added to ${home}, which had no plan.`;
      }),
    );
  };
  const error = values.unitTypes.map((_, at) => errorOf(`unitTypes.${at}.plans`)).find(Boolean);
  return (
    <section className="mt-5 border-hairline border-t pt-4">
      <h3 className="mb-1.5 font-semibold admin:text-[15px]">Plans</h3>
      <p className="mb-3 text-stone admin:text-[13px]">
        Drop several at once: “Type A.png” is added to Type A, the others in turn to the unit types without a
        plan. At most {maxPlans} for each.
      </p>
      <DropZone id={fieldId('plans')} things="plans" describedBy={undefined} onFiles={add} />
      {error && <FieldError>{error}</FieldError>}
      <div role="status" className="mt-1.5 text-stone admin:text-[13px]">
        {[...new Set(done)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {waiting.length > 0 && (
        <>
          <p className="mt-3 font-[550] text-warning admin:text-[13px]">Without a unit type: not saved</p>
          <ul>
            {waiting.map((item, at) => (
              <PlanRow key={item.key} item={item} place={at + 1} homes={homes} pictures={pictures} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function PlansOfHome({ form: { values, pictures }, home }: PartProps & { home: UnitTypeInput }) {
  const items = pictures.items.filter(({ slot }) => slot !== undefined && slot === home._id);
  if (items.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="font-[550] admin:text-[13px]">Plans</p>
      <ul>
        {items.map((item, at) => (
          <PlanRow
            key={item.key}
            item={item}
            place={at + 1}
            homes={toOptions(values.unitTypes)}
            pictures={pictures}
          />
        ))}
      </ul>
    </div>
  );
}
