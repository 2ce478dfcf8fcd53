'use client';

import { useRecordForm } from '@/components/admin/records/use-record-form';
import type { Setting } from '@/lib/domain/settings/dto';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm, toLines } from './setting-forms';

const leadsForm = makeSettingForm<'leads', { recipients: string }>(
  'leads',
  ({ recipients }) => ({ recipients: recipients.join('\n') }),
  ({ recipients }) => ({ recipients: toLines(recipients) }),
);

type PartProps = { record: Setting<'leads'>; onSaved: () => void };

export function LeadsPart({ record, onSaved }: PartProps) {
  const form = useRecordForm(leadsForm, record, onSaved);
  const fields = form.failure?.fields ?? {};
  const [first] = Object.values(fields);
  return (
    <SettingEditor record={record} form={form} note="Who gets an e-mail of each new enquiry.">
      <SettingField
        path="recipients"
        label="E-mail addresses"
        rows={6}
        hint="One on each line. With none, the addresses of the installation are used."
        value={form.values.recipients}
        error={first}
        onChange={(recipients) => form.set('recipients', recipients)}
      />
    </SettingEditor>
  );
}
