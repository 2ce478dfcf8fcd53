'use client';

import { story } from '@/lib/domain/settings/parts/story';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList } from './setting-field';
import { fromParagraphs, makeSettingForm, newKey, textsOf, toParagraphs } from './setting-forms';
import { type PartProps, useSettingForm } from './use-setting-form';

type Chapter = { key: string; heading: string; text: string };
type Values = { statement: string; lead: string; chapters: Chapter[] };

const storyForm = makeSettingForm<'story', Values>(
  story,
  ({ chapters, ...texts }) => ({
    ...texts,
    chapters: chapters.map(({ heading, paragraphs }) => ({
      key: newKey(),
      heading,
      text: fromParagraphs(paragraphs),
    })),
  }),
  ({ chapters, ...texts }) => ({
    ...texts,
    chapters: chapters.map(({ heading, text }) => ({ heading, paragraphs: toParagraphs(text) })),
  }),
);

export function StoryPart(props: PartProps<'story'>) {
  const form = useSettingForm(storyForm, props);
  const { values, set, errorOf } = form;
  const text = textsOf(story, form);
  const { facts } = props.context;
  return (
    <SettingEditor
      {...props}
      part={story}
      form={form}
      note="The pages /aboutclick (About Us) and /about (Our story)."
    >
      <ProseField facts={facts} {...text('statement')} rows={3} />
      <ProseField facts={facts} {...text('lead')} rows={2} />
      <h3 className="mt-2 font-[550]">Chapters of the story</h3>
      <EntryList
        thing="chapter"
        entries={values.chapters}
        max={20}
        make={() => ({ key: newKey(), heading: '', text: '' })}
        onChange={(chapters) => set('chapters', chapters)}
      >
        {(entry, index, change) => (
          <>
            <ProseField
              facts={facts}
              path={`chapters.${index}.heading`}
              label="Heading"
              value={entry.heading}
              error={errorOf(`chapters.${index}.heading`)}
              onChange={(heading) => change({ heading })}
            />
            <ProseField
              facts={facts}
              path={`chapters.${index}.paragraphs`}
              label="Text"
              rows={5}
              hint="An empty line starts a new paragraph."
              value={entry.text}
              error={errorOf(`chapters.${index}.paragraphs`)}
              onChange={(text) => change({ text })}
            />
          </>
        )}
      </EntryList>
    </SettingEditor>
  );
}
