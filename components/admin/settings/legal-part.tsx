'use client';

import { privacy, terms } from '@/lib/domain/settings/parts/legal';
import { LegalOffer } from './legal-offer';
import { ProseField } from './prose-field';
import { SettingEditor } from './setting-editor';
import { EntryList, SettingField } from './setting-field';
import { fromParagraphs, makeSettingForm, newKey, textsOf, toLines, toParagraphs } from './setting-forms';
import { type PartProps, useSettingForm } from './use-setting-form';

type LegalName = 'privacy' | 'terms';

const legalParts = { privacy, terms };

type Section = { key: string; heading: string; text: string; list: string };
type Values = { title: string; lead: string; description: string; sections: Section[] };

const makeLegalForm = (part: LegalName) =>
  makeSettingForm<LegalName, Values>(
    legalParts[part],
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

export function LegalPart(props: PartProps<LegalName>) {
  const { record, context, onDecided } = props;
  const part = legalParts[record.part];
  const form = useSettingForm(legalForms[record.part], props);
  const { values, set, errorOf } = form;
  const text = textsOf(part, form);
  const { facts } = context;
  const offered = context.offered[record.part];
  return (
    <>
      {offered && <LegalOffer {...{ record, offered, facts, onDecided }} name={part.name} />}
      <SettingEditor
        {...props}
        part={part}
        form={form}
        note={`The page /${record.part}. Its date is the date of the last save. The site fills in {{…}} from Contact and Data.`}
      >
        <SettingField {...text('title')} />
        <ProseField facts={facts} {...text('lead')} rows={3} />
        <ProseField facts={facts} {...text('description')} rows={2} />
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
                hint="An empty line starts a new paragraph."
                value={entry.text}
                error={errorOf(`sections.${index}.paragraphs`)}
                onChange={(text) => change({ text })}
              />
              <ProseField
                facts={facts}
                path={`sections.${index}.list`}
                label="List after the text"
                rows={2}
                hint="One entry per line. Leave empty for none."
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
