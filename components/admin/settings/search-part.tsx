'use client';

import { SearchResult } from '@/components/admin/ui/search-result';
import { type SearchWords, searchPages } from '@/lib/content/search-results';
import { search } from '@/lib/domain/settings/parts/search';
import type { SettingValue } from '@/lib/domain/settings/schema';
import { SettingEditor } from './setting-editor';
import { SettingField } from './setting-field';
import { makeSettingForm } from './setting-forms';
import { type PartProps, useSettingForm } from './use-setting-form';

const searchForm = makeSettingForm<'search', SettingValue<'search'>>(
  search,
  (value) => value,
  (values) => values,
);

export function SearchPart(props: PartProps<'search'>) {
  const form = useSettingForm(searchForm, props);
  const { values, set, errorOf } = form;
  const { defaults, origin, brand } = props.context.searchResults;
  return (
    <SettingEditor
      {...props}
      part={search}
      form={form}
      note="The title and the text of a page in search results and shared links. If a field is empty, the grey text is used. Projects have their own in their form. Directors use their name and text."
    >
      {searchPages.map((page) => {
        const { name, path, ...own } = defaults[page];
        const words = values[page];
        const title = words.title.trim() || own.title;
        const description = words.description.trim() || own.description;
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
              onChange={(text) => change({ title: text })}
            />
            <SettingField
              path={`${page}.description`}
              label={`Text of ${name}`}
              rows={2}
              placeholder={own.description}
              value={words.description}
              error={errorOf(`${page}.description`)}
              onChange={(text) => change({ description: text })}
            />
            <SearchResult page={{ path, title, description }} site={{ origin, brand }} />
          </fieldset>
        );
      })}
    </SettingEditor>
  );
}
