'use client';

import { useRecordForm } from '@/components/admin/records/use-record-form';
import type { Facts } from '@/lib/content/facts';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { makeSettingForm } from './setting-forms';
import type { PartRecord } from './setting-parts';

const homeForm = makeSettingForm<'home', SettingValue<'home'>>(
  'home',
  (value) => value,
  (values) => values,
);

type PartProps = { record: PartRecord<'home'>; facts: Facts; onSaved: () => void };

/** The words of the first page that are its own. */
export function HomePart({ record, facts, onSaved }: PartProps) {
  const form = useRecordForm(homeForm, record, onSaved);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor
      record={record}
      form={form}
      note="The words below the large pictures. Pictures, figures and testimonials have screens of their own."
    >
      <ProseField
        facts={facts}
        path="statement"
        label="First sentence"
        hint="In large letters: what you build, and what is particular about it."
        rows={3}
        value={values.statement}
        error={errorOf('statement')}
        onChange={(statement) => set('statement', statement)}
      />
      <ProseField
        facts={facts}
        path="about"
        label="Text beside it"
        rows={4}
        value={values.about}
        error={errorOf('about')}
        onChange={(about) => set('about', about)}
      />
    </SettingEditor>
  );
}
