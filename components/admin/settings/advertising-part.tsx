'use client';

import { useRecordForm } from '@/components/admin/records/use-record-form';
import { SelectField } from '@/components/admin/ui/text-field';
import { advertising as part } from '@/lib/domain/settings/parts/advertising';
import { SettingEditor } from './setting-editor';
import { fieldId, makeSettingForm, textsOf } from './setting-forms';
import type { PartProps } from './use-setting-form';

const advertisingForm = makeSettingForm<'advertising', { mode: string }>(
  part,
  ({ mode }) => ({ mode }),
  // The schema of the part refuses any other.
  ({ mode }) => ({ mode: mode as 'warn' | 'off' }),
);

const options = [
  { value: 'warn', label: 'Warn the office' },
  { value: 'off', label: 'Say nothing' },
];

export function AdvertisingPart({ record, onSaved }: PartProps<'advertising'>) {
  const form = useRecordForm(advertisingForm, record, onSaved);
  const { path, ...mode } = textsOf(part, form)('mode');
  return (
    <SettingEditor
      part={part}
      form={form}
      note="RERA, section 3: a project is advertised once it is registered, or where it needs no registration. The website shows all of them; the office reads which of them may not be advertised, and why."
    >
      <SelectField {...mode} id={fieldId(path)} options={options} />
    </SettingEditor>
  );
}
