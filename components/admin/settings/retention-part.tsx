'use client';

import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { placeholderOf } from '@/lib/content/settings/fact-names';
import { retention } from '@/lib/content/settings/retention';
import { retention as part } from '@/lib/domain/settings/parts/retention';
import { listPlaceholders } from '@/lib/shared/settings/placeholders';
import { listTexts } from '@/lib/shared/settings/texts';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm, textsOf } from './setting-forms';
import type { PartProps } from './use-setting-form';

const retentionForm = makeSettingForm<'retention', { months: string }>(
  part,
  ({ months }) => ({ months: String(months) }),
  ({ months }) => ({ months: months.trim() === '' ? Number.NaN : Number(months) }),
);

export function RetentionPart({ record, onSaved, context }: PartProps<'retention'>) {
  const form = useRecordForm(retentionForm, record, onSaved);
  /** The privacy policy names the number. */
  const isNamed = listTexts(context.settings.privacy.value).some(({ text }) =>
    listPlaceholders(text).includes('months kept'),
  );
  return (
    <SettingEditor
      part={part}
      form={form}
      note="Enquiries and their notes are deleted automatically after this time without contact. Existing enquiries keep the date that was promised until the next contact."
    >
      <SettingField
        {...textsOf(part, form)('months')}
        type="number"
        hint={`${retention.minMonths} to ${retention.maxMonths}. The Privacy Policy and the forms show the same number.`}
      />
      {!isNamed && (
        <p role="note" className="rounded-[2px] bg-warning-tint px-3.5 py-2 text-warning">
          Your Privacy Policy does not state this number. Write {placeholderOf('months kept')} in its text,
          where the number should appear.
        </p>
      )}
    </SettingEditor>
  );
}
