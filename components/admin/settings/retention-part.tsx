'use client';

import { useRecordForm } from '@/components/admin/records/use-record-form';
import { placeholderOf } from '@/lib/content/facts';
import { retention } from '@/lib/content/retention';
import type { Setting } from '@/lib/domain/settings/dto';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm } from './setting-forms';

const retentionForm = makeSettingForm<'retention', { months: string }>(
  'retention',
  ({ months }) => ({ months: String(months) }),
  ({ months }) => ({ months: months.trim() === '' ? Number.NaN : Number(months) }),
);

type PartProps = {
  record: Setting<'retention'>;
  onSaved: () => void;
  /** The privacy policy says the number. */
  isNamed: boolean;
};

/** How long an enquiry is kept. */
export function RetentionPart({ record, onSaved, isNamed }: PartProps) {
  const form = useRecordForm(retentionForm, record, onSaved);
  return (
    <SettingEditor
      record={record}
      form={form}
      note="Enquiries are removed by themselves, with their notes, so long after the last contact. What is there keeps the day that was promised, until there is contact again."
    >
      <SettingField
        path="months"
        label="Months after the last contact"
        type="number"
        hint={`${retention.minMonths} to ${retention.maxMonths}. The Privacy Policy and the forms say the same number.`}
        value={form.values.months}
        error={form.errorOf('months')}
        onChange={(months) => form.set('months', months)}
      />
      {!isNamed && (
        <p role="note" className="rounded-[2px] bg-warning-tint px-3.5 py-2 text-warning">
          Your Privacy Policy does not say this number. Write {placeholderOf('months kept')} in its text where
          it is to stand.
        </p>
      )}
    </SettingEditor>
  );
}
