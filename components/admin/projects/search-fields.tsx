import { FieldControl } from '@/components/admin/records/form/field-control';
import { SearchResult } from '@/components/admin/ui/search-result';
import { toProjectWords } from '@/lib/shared/project-words';
import type { SearchedSite } from '@/lib/shared/search-result';
import { fields, type PartProps } from './project-fields';

export function SearchFields({ form, site }: PartProps & { site: SearchedSite }) {
  const { base, values } = form;
  const field = { fields, form };
  const isChosen = values.searchTitle !== '' || values.searchDescription !== '';
  const trimmed = {
    ...values,
    name: values.name.trim() || 'Name of the project',
    location: values.location.trim(),
    searchTitle: values.searchTitle.trim(),
    searchDescription: values.searchDescription.trim(),
  };
  const own = toProjectWords({ ...trimmed, searchTitle: '', searchDescription: '' });
  return (
    <div className="flex flex-col gap-4">
      <p className="text-stone admin:text-[13px]">
        {isChosen ? 'In your own words.' : 'Taken from the name and the description.'}
      </p>
      <FieldControl
        {...field}
        name="searchTitle"
        placeholder={own.title}
        hint="Also shown in the browser tab and on shared links. If empty, the grey text is used."
      />
      <FieldControl {...field} name="searchDescription" rows={3} placeholder={own.description} />
      <SearchResult
        page={{ path: `/projects/${base?.slug ?? '…'}`, ...toProjectWords(trimmed) }}
        site={site}
      />
    </div>
  );
}
