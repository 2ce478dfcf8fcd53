'use client';

import type { Facts } from '@/lib/content/facts';
import type { Setting } from '@/lib/domain/settings/dto';
import { LegalOffer } from './legal-offer';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList, SettingField } from './setting-field';
import { fromParagraphs, makeSettingForm, newKey, toLines, toParagraphs } from './setting-forms';
import { type DraftPartProps, useSettingForm } from './use-setting-form';

type LegalName = 'privacy' | 'terms';
type Section = { key: string; heading: string; text: string; list: string };
type Values = { title: string; lead: string; description: string; sections: Section[] };

const makeLegalForm = (part: LegalName) =>
  makeSettingForm<LegalName, Values>(
    part,
    ({ title, lead, description, sections }) => ({
      title,
      lead,
      description,
      sections: sections.map(({ heading, paragraphs, list }) => ({
        key: newKey(),
        heading,
        text: fromParagraphs(paragraphs),
        list: (list ?? []).join('\n'),
      })),
    }),
    ({ sections, ...texts }) => ({
      ...texts,
      sections: sections.map(({ heading, text, list }) => {
        const lines = toLines(list);
        return {
          heading,
          paragraphs: toParagraphs(text),
          ...(lines.length > 0 && { list: lines }),
        };
      }),
    }),
  );

const legalForms = { privacy: makeLegalForm('privacy'), terms: makeLegalForm('terms') };

type PartProps = DraftPartProps<LegalName> & {
  facts: Facts;
  /** Words that an update has brought. */
  offered: Setting<LegalName>['value'] | undefined;
  onDecided: (text: string) => void;
};

/** LEGAL-1: the text of a legal page. */
export function LegalPart({ facts, offered, onDecided, ...props }: PartProps) {
  const form = useSettingForm(legalForms[props.record.part], props);
  const { values, set, errorOf } = form;
  return (
    <>
      {offered && <LegalOffer record={props.record} offered={offered} facts={facts} onDecided={onDecided} />}
      <SettingEditor
        {...props}
        form={form}
        note={`The page /${props.record.part}. Its date is that of the last save. What stands in {{…}} is filled from Contact and Data.`}
      >
        <SettingField
          path="title"
          label="Title"
          value={values.title}
          error={errorOf('title')}
          onChange={(title) => set('title', title)}
        />
        <ProseField
          facts={facts}
          path="lead"
          label="First words"
          rows={3}
          value={values.lead}
          error={errorOf('lead')}
          onChange={(lead) => set('lead', lead)}
        />
        <ProseField
          facts={facts}
          path="description"
          label="Summary for search engines"
          rows={2}
          value={values.description}
          error={errorOf('description')}
          onChange={(description) => set('description', description)}
        />
        <h3 className="mt-2 font-[550]">Sections</h3>
        <EntryList
          thing="section"
          entries={values.sections}
          max={60}
          make={() => ({ key: newKey(), heading: '', text: '', list: '' })}
          onChange={(sections) => set('sections', sections)}
        >
          {(entry, index, change) => (
            <>
              <ProseField
                facts={facts}
                path={`sections.${index}.heading`}
                label="Heading"
                value={entry.heading}
                error={errorOf(`sections.${index}.heading`)}
                onChange={(heading) => change({ heading })}
              />
              <ProseField
                facts={facts}
                path={`sections.${index}.paragraphs`}
                label="Text"
                rows={4}
                hint="An empty line begins a new paragraph."
                value={entry.text}
                error={errorOf(`sections.${index}.paragraphs`)}
                onChange={(text) => change({ text })}
              />
              <ProseField
                facts={facts}
                path={`sections.${index}.list`}
                label="List after the text"
                rows={2}
                hint="One entry on each line; empty for none."
                value={entry.list}
                error={errorOf(`sections.${index}.list`)}
                onChange={(list) => change({ list })}
              />
            </>
          )}
        </EntryList>
      </SettingEditor>
    </>
  );
}
