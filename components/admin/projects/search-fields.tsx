import { useState } from 'react';
import { FieldControl } from '@/components/admin/records/field-control';
import { SearchResult } from '@/components/admin/ui/search-result';
import { toProjectWords } from '@/lib/shared/project-words';
import type { SearchedSite } from '@/lib/shared/search-result';
import { fields, type PartProps } from './project-fields';

/** The title and the text that searches show of its page; folded until somebody has chosen one. */
export function SearchFields({ form, site }: PartProps & { site: SearchedSite }) {
  const { base, values, errorOf } = form;
  const field = { fields, form };
  const hasError = Boolean(errorOf('searchTitle') ?? errorOf('searchDescription'));
  const isChosen = values.searchTitle !== '' || values.searchDescription !== '';
  const [isOpen, setIsOpen] = useState(isChosen);
  const trimmed = {
    ...values,
    name: values.name.trim() || 'Name of the project',
    location: values.location.trim(),
    searchTitle: values.searchTitle.trim(),
    searchDescription: values.searchDescription.trim(),
  };
  const own = toProjectWords({ ...trimmed, searchTitle: '', searchDescription: '' });
  return (
    <details
      className="mt-6 border-hairline border-t pt-5"
      open={isOpen || hasError}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className="-my-2.5 cursor-pointer py-2.5 font-semibold admin:text-[15px]">
        <h3 className="inline">In searches</h3>{' '}
        <span className="ml-1 font-normal text-[14px] text-stone admin:text-[12.5px]">
          {isChosen ? 'In your own words.' : 'Made of the name and the description.'}
        </span>
      </summary>
      <div className="mt-3 flex flex-col gap-4">
        <FieldControl
          {...field}
          name="searchTitle"
          placeholder={own.title}
          hint="Also in the tab of the browser and on shared links. Left empty, the words in grey stand."
        />
        <FieldControl {...field} name="searchDescription" rows={3} placeholder={own.description} />
        <SearchResult
          page={{ path: `/projects/${base?.slug ?? '…'}`, ...toProjectWords(trimmed) }}
          site={site}
        />
      </div>
    </details>
  );
}
