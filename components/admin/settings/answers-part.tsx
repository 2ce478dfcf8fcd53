'use client';

import { useRecordForm } from '@/components/admin/records/form/use-record-form';
import { answerLimits } from '@/lib/content/settings/ready-answers';
import { answers as part } from '@/lib/domain/settings/parts/answers';
import { answerText, ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList, SettingField } from './setting-field';
import { makeSettingForm, newKey } from './setting-forms';
import type { PartProps } from './use-setting-form';

type Values = { answers: { key: string; name: string; text: string }[] };

const answersForm = makeSettingForm<'answers', Values>(
  part,
  ({ answers }) => ({ answers: answers.map((answer) => ({ key: newKey(), ...answer })) }),
  ({ answers }) => ({ answers: answers.map(({ name, text }) => ({ name, text })) }),
);

export function AnswersPart({ record, onSaved, context }: PartProps<'answers'>) {
  const form = useRecordForm(answersForm, record, onSaved);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor
      part={part}
      form={form}
      note="Texts that the team sends on WhatsApp from an enquiry. The first opens at once, the others are in a menu. A sentence is left out if the enquiry lacks a value that it uses."
    >
      <EntryList
        thing="ready answer"
        entries={values.answers}
        max={answerLimits.count}
        make={() => ({ key: newKey(), name: '', text: '' })}
        onChange={(answers) => set('answers', answers)}
      >
        {(entry, index, change) => (
          <>
            <SettingField
              path={`answers.${index}.name`}
              label="Name"
              value={entry.name}
              error={errorOf(`answers.${index}.name`)}
              onChange={(name) => change({ name })}
            />
            <ProseField
              facts={context.facts}
              kind={answerText}
              path={`answers.${index}.text`}
              label="Text"
              rows={4}
              hint={`At most ${answerLimits.textMax} characters.`}
              value={entry.text}
              error={errorOf(`answers.${index}.text`)}
              onChange={(text) => change({ text })}
            />
          </>
        )}
      </EntryList>
    </SettingEditor>
  );
}
