'use client';

import { useRecordForm } from '@/components/admin/records/use-record-form';
import {
  type SearchDefaults,
  type SearchWords,
  searchLengths,
  searchPages,
} from '@/lib/content/search-results';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm } from './setting-forms';
import type { PartRecord } from './setting-parts';

const searchForm = makeSettingForm<'search', SettingValue<'search'>>(
  'search',
  (value) => value,
  (values) => values,
);

/** How a search shows it: its end is cut. */
const cut = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length).replace(/\s+\S*$/, '')} …` : text;

type PartProps = {
  record: PartRecord<'search'>;
  /** What stands where a text is left empty. */
  defaults: SearchDefaults;
  /** Of the website: `https://host`. */
  origin: string;
  brand: string;
  onSaved: () => void;
};

/** What searches show of the fixed pages. */
export function SearchPart({ record, defaults, origin, brand, onSaved }: PartProps) {
  const form = useRecordForm(searchForm, record, onSaved);
  const { values, set, errorOf } = form;
  return (
    <SettingEditor
      record={record}
      form={form}
      note="The title and the text that searches and shared links show of a page. Leave one empty, and the words in grey stand. Projects and directors speak for themselves."
    >
      {searchPages.map((page) => {
        const { name, path, ...own } = defaults[page];
        const words = values[page];
        const change = (part: Partial<SearchWords>) => set(page, { ...words, ...part });
        return (
          <fieldset
            key={page}
            className="flex flex-col gap-3 rounded-[3px] border border-line bg-paper px-3.5 pt-1 pb-4"
          >
            <legend className="px-1 font-[550]">{name}</legend>
            <SettingField
              path={`${page}.title`}
              label={`Title of ${name}`}
              placeholder={own.title}
              value={words.title}
              error={errorOf(`${page}.title`)}
              onChange={(title) => change({ title })}
            />
            <SettingField
              path={`${page}.description`}
              label={`Text of ${name}`}
              rows={2}
              placeholder={own.description}
              value={words.description}
              error={errorOf(`${page}.description`)}
              onChange={(description) => change({ description })}
            />
            <div className="wrap-anywhere rounded-[2px] bg-field px-3 py-2.5">
              <p className="sr-only">A search shows:</p>
              <p className="text-stone admin:text-[12.5px]">{`${origin}${path}`}</p>
              <p className="font-[550] text-ink">
                {cut(`${words.title.trim() || own.title} | ${brand}`, searchLengths.title)}
              </p>
              <p className="text-ink-2 admin:text-[13px]">
                {cut(words.description.trim() || own.description, searchLengths.description)}
              </p>
            </div>
          </fieldset>
        );
      })}
    </SettingEditor>
  );
}
