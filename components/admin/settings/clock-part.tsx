'use client';

import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { Checkbox } from '@/components/admin/ui/fields/checkbox';
import { SelectField } from '@/components/admin/ui/fields/text-field';
import { clock } from '@/lib/domain/settings/parts/clock';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { fieldId, makeSettingForm, textsOf } from './setting-forms';
import { settingLabelOf } from './setting-label';
import type { PartProps } from './use-setting-form';

type Minutes = 'ownerMinutes' | 'headMinutes' | 'nextMinutes';
type Values = Record<Minutes | 'head' | 'next', string> & Record<'ownerOn' | 'headOn' | 'nextOn', boolean>;

const toNumber = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

const clockForm = makeSettingForm<'clock', Values>(
  clock,
  ({ ownerMinutes, headMinutes, nextMinutes, ...value }) => ({
    ...value,
    ownerMinutes: String(ownerMinutes),
    headMinutes: String(headMinutes),
    nextMinutes: String(nextMinutes),
  }),
  ({ ownerMinutes, headMinutes, nextMinutes, ...values }) => ({
    ...values,
    ownerMinutes: toNumber(ownerMinutes),
    headMinutes: toNumber(headMinutes),
    nextMinutes: toNumber(nextMinutes),
  }),
);

const steps = [
  { isOn: 'ownerOn', minutes: 'ownerMinutes', person: null },
  { isOn: 'headOn', minutes: 'headMinutes', person: 'head' },
  { isOn: 'nextOn', minutes: 'nextMinutes', person: 'next' },
] as const;

const hints = {
  head: 'They get enquiries when nobody who gets leads is available. While nobody is named, the whole team is notified.',
  next: 'They get enquiries while the head of sales is on leave.',
} as const;

export function ClockPart({ record, onSaved, context: { people } }: PartProps<'clock'>) {
  const form = useRecordForm(clockForm, record, onSaved);
  const { values, set, errorOf } = form;
  const text = textsOf(clock, form);
  const options = (people ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <SettingEditor
      part={clock}
      form={form}
      note="The time to answer an enquiry, in working hours, and who gets a mail when it is late. It is measured once somebody gets leads. Earlier enquiries keep their deadlines."
    >
      {steps.map(({ isOn, minutes, person }) => (
        <fieldset key={isOn} className="grid gap-3 border-hairline border-b pb-4">
          <legend className="sr-only">{settingLabelOf(clock, isOn)}</legend>
          <label
            htmlFor={fieldId(isOn)}
            className="flex min-h-11 items-center gap-2.5 font-[550] admin:min-h-6"
          >
            <Checkbox id={fieldId(isOn)} isOn={values[isOn]} onChange={(next) => set(isOn, next)} />
            {settingLabelOf(clock, isOn)}
          </label>
          <SettingField {...text(minutes)} type="number" />
          {person && (
            <SelectField
              id={fieldId(person)}
              label={settingLabelOf(clock, person)}
              value={options.some(({ value }) => value === values[person]) ? values[person] : ''}
              none="Nobody"
              options={options}
              hint={hints[person]}
              error={errorOf(person)}
              onChange={(id) => set(person, id)}
            />
          )}
        </fieldset>
      ))}
    </SettingEditor>
  );
}
