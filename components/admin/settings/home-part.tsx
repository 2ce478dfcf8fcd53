'use client';

import { home } from '@/lib/domain/settings/parts/home';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { makeSettingForm, textsOf } from './setting-forms';
import { type PartProps, useSettingForm } from './use-setting-form';

const homeForm = makeSettingForm<'home', SettingValue<'home'>>(
  home,
  (value) => value,
  (values) => values,
);

export function HomePart(props: PartProps<'home'>) {
  const form = useSettingForm(homeForm, props);
  const text = textsOf(home, form);
  const { facts } = props.context;
  return (
    <SettingEditor
      {...props}
      part={home}
      form={form}
      note="The texts below the large pictures. Pictures, stats and testimonials have their own screens."
    >
      <ProseField
        facts={facts}
        {...text('statement')}
        hint="In large letters: what you build, and what is special about it."
        rows={3}
      />
      <ProseField facts={facts} {...text('about')} rows={4} />
    </SettingEditor>
  );
}
