'use client';

import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { leads } from '@/lib/domain/settings/parts/leads';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm, textsOf, toLines } from './setting-forms';
import type { PartProps } from './use-setting-form';

const leadsForm = makeSettingForm<'leads', { recipients: string }>(
  leads,
  ({ recipients }) => ({ recipients: recipients.join('\n') }),
  ({ recipients }) => ({ recipients: toLines(recipients) }),
);

export function LeadsPart({ record, onSaved }: PartProps<'leads'>) {
  const form = useRecordForm(leadsForm, record, onSaved);
  const fields = form.failure?.fields ?? {};
  const [first] = Object.values(fields);
  return (
    <SettingEditor part={leads} form={form} note="These people get an e-mail about each new enquiry.">
      <SettingField
        {...textsOf(leads, form)('recipients')}
        rows={6}
        hint="One per line. Without any, the addresses of the environment are used."
        error={first}
      />
    </SettingEditor>
  );
}
