'use client';

import type { Facts } from '@/lib/content/facts';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList } from './setting-field';
import { fromParagraphs, makeSettingForm, newKey, toParagraphs } from './setting-forms';
import { type DraftPartProps, useSettingForm } from './use-setting-form';

type Chapter = { key: string; heading: string; text: string };
type Values = { statement: string; lead: string; chapters: Chapter[] };

const storyForm = makeSettingForm<'story', Values>(
  'story',
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

type PartProps = DraftPartProps<'story'> & { facts: Facts };

/** The words of About Us and of the story. */
export function StoryPart({ facts, ...props }: PartProps) {
  const form = useSettingForm(storyForm, props);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor {...props} form={form} note="The pages /aboutclick (About Us) and /about (Our story).">
      <ProseField
        facts={facts}
        path="statement"
        label="First sentence of About Us"
        rows={3}
        value={values.statement}
        error={errorOf('statement')}
        onChange={(statement) => set('statement', statement)}
      />
      <ProseField
        facts={facts}
        path="lead"
        label="First words of the story"
        rows={2}
        value={values.lead}
        error={errorOf('lead')}
        onChange={(lead) => set('lead', lead)}
      />
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
              hint="An empty line begins a new paragraph."
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
