import { Field } from '@/components/admin/ui/field';
import { SearchResult } from '@/components/admin/ui/search-result';
import { projectFields } from '@/lib/domain/projects/fields';
import { toProjectWords } from '@/lib/shared/project-words';
import { labelOf, maxLengthOf } from '@/lib/shared/record-fields';
import type { SearchedSite } from '@/lib/shared/search-result';
import { fieldId, type PartProps, TextField } from './project-fields';

/** The title and the text that searches show of its page; made of the others until somebody chooses one. */
export function SearchFields({ form, site }: PartProps & { site: SearchedSite }) {
  const { base, values, set, errorOf } = form;
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
        {isChosen ? 'In your own words.' : 'Made of the name and the description.'}
      </p>
      <TextField
        form={form}
        name="searchTitle"
        placeholder={own.title}
        hint="Also in the tab of the browser and on shared links. Left empty, the words in grey stand."
      />
      <Field
        id={fieldId('searchDescription')}
        label={labelOf(projectFields, 'searchDescription')}
        error={errorOf('searchDescription')}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={values.searchDescription}
            maxLength={maxLengthOf(projectFields, 'searchDescription')}
            placeholder={own.description}
            onChange={(event) => set('searchDescription', event.target.value)}
            className="admin-field h-auto! resize-y py-2!"
          />
        )}
      </Field>
      <SearchResult
        page={{ path: `/projects/${base?.slug ?? '…'}`, ...toProjectWords(trimmed) }}
        site={site}
      />
    </div>
  );
}
