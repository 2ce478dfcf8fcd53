'use client';

import type { Facts } from '@/lib/content/facts';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { makeSettingForm } from './setting-forms';
import { type DraftPartProps, useSettingForm } from './use-setting-form';

const homeForm = makeSettingForm<'home', SettingValue<'home'>>(
  'home',
  (value) => value,
  (values) => values,
);

type PartProps = DraftPartProps<'home'> & { facts: Facts };

/** The words of the first page that are its own. */
export function HomePart({ facts, ...props }: PartProps) {
  const form = useSettingForm(homeForm, props);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor
      {...props}
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
