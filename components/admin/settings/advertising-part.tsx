'use client';

import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { SelectField } from '@/components/admin/ui/fields/text-field';
import { IntentLink } from '@/components/shared/intent-link';
import type { HeldProject } from '@/lib/domain/projects/dto';
import { type AdvertisingMode, advertising as part } from '@/lib/domain/settings/parts/advertising';
import { formatCount } from '@/lib/shared/numbers/format';
import { nameHold } from '@/lib/shared/projects/hold-text';
import { registrationSheet } from '@/lib/shared/projects/registration-sheet';
import { SettingEditor } from './setting-editor';
import { fieldId, makeSettingForm, textsOf } from './setting-forms';
import type { PartProps } from './use-setting-form';

const advertisingForm = makeSettingForm<'advertising', { mode: string }>(
  part,
  ({ mode }) => ({ mode }),
  ({ mode }) => ({ mode: mode as AdvertisingMode }),
);

const options: { value: AdvertisingMode; label: string }[] = [
  { value: 'enforce', label: 'Keep them off the website' },
  { value: 'warn', label: 'Show them, and warn the office' },
  { value: 'off', label: 'Show them without a warning' },
];

function Leaving({ held, isKept }: { held: HeldProject[]; isKept: boolean }) {
  if (held.length === 0)
    return <p>Each project is registered, or needs no registration, so the website shows all of them.</p>;
  const projects = held.length === 1 ? 'One project' : `${formatCount(held.length)} projects`;
  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold">
        {isKept ? `${projects} kept off the website:` : `${projects} will leave the website:`}
      </p>
      <ul className="max-h-80 columns-[18rem] gap-x-8 overflow-y-auto">
        {held.map(({ _id, name, hold }) => (
          <li key={_id} className="break-inside-avoid">
            <IntentLink
              href={registrationSheet(_id)}
              className="inline-flex min-h-11 items-center underline underline-offset-[3px] hover:text-terra admin:min-h-6"
            >
              {name}: {nameHold(hold)}
            </IntentLink>
          </li>
        ))}
      </ul>
      <p>
        Each project returns as soon as its record is corrected. Projects whose registration ends leave the
        website at midnight.
      </p>
    </div>
  );
}

export function AdvertisingPart({ record, onSaved, context: { held } }: PartProps<'advertising'>) {
  const form = useRecordForm(advertisingForm, record, onSaved);
  const { path, ...mode } = textsOf(part, form)('mode');
  return (
    <SettingEditor
      part={part}
      form={form}
      note="RERA, section 3: a project may be advertised only if it is registered or needs no registration. The list of projects shows which ones may not be advertised, and why."
    >
      <SelectField {...mode} id={fieldId(path)} options={options} />
      <div role="status">
        {form.values.mode === 'enforce' && held && (
          <Leaving held={held} isKept={record.value.mode === 'enforce'} />
        )}
      </div>
    </SettingEditor>
  );
}
