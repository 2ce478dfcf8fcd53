import { bhkChoices, budgetChoices, nameBhk, nameBudget } from '@/lib/content/home-choices';
import { projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { projectsContent, statusNames } from '@/lib/content/projects/projects-pages';
import type { ProjectPage } from '@/lib/domain/projects/dto';
import { filterKeys, maxSearchLength } from '@/lib/shared/parsing/list-query';
import { filterHref, isFiltered, noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import { describeFound } from './describe-found';
import { FilterSelect } from './filter-select';
import { InstantForm } from './instant-form';
import { ListLink } from './list-link';
import { ListStatus } from './list-navigation';
import './list-filters.css';

type ListFiltersProps = { filter: ProjectFilter; towns: string[]; found: ProjectPage | null };

function StatusTabs({ filter, counts }: { filter: ProjectFilter; counts: ProjectPage['counts'] }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [
    { status: '' as const, name: projectsContent.all, count: all },
    ...(['featured', 'ongoing', 'upcoming', 'ready to move', 'completed'] as const).map((status) => ({
      status,
      name: statusNames[status],
      count: counts[status] ?? 0,
    })),
  ];
  return (
    <nav aria-label={projectsContent.statuses} className="border-b border-line max-tablet:hidden">
      <ul className="flex flex-wrap gap-x-7">
        {tabs.map(({ status, name, count }) => (
          <li key={name}>
            <ListLink
              href={filterHref({ ...filter, status })}
              keepsPlace
              aria-current={status === filter.status ? 'true' : undefined}
              className="relative flex h-14 items-center gap-2 text-base text-stone hover:text-terra aria-[current]:font-[550] aria-[current]:text-ink aria-[current]:after:absolute aria-[current]:after:inset-x-0 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px] aria-[current]:after:bg-terra"
            >
              {name}
              <span className="-mt-2 text-[0.75rem]">{count}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const named = (texts: readonly string[]) => texts.map((text) => ({ value: text, name: text }));

/** Works as links and a form without scripts. */
export function ListFilters({ filter, towns, found }: ListFiltersProps) {
  return (
    <div className="mb-8">
      <div className="border-line tablet:border-b">
        <StatusTabs filter={filter} counts={found?.counts ?? {}} />
        <InstantForm
          label={projectsContent.filters}
          values={Object.fromEntries(
            Object.entries(filterKeys).map(([name, key]) => [key, filter[name as keyof ProjectFilter]]),
          )}
        >
          <FilterSelect
            name={filterKeys.status}
            label={projectsContent.status}
            any={projectsContent.anyStatus}
            value={filter.status}
            options={projectStatuses.map((status) => ({ value: status, name: statusNames[status] }))}
            onPhone
          />
          <FilterSelect
            name={filterKeys.bhk}
            label={projectsContent.bhk}
            any={projectsContent.anyBhk}
            value={filter.bhk}
            options={bhkChoices.map((bhk) => ({ value: bhk, name: nameBhk(bhk) }))}
          />
          <FilterSelect
            name={filterKeys.budget}
            label={projectsContent.budget}
            any={projectsContent.anyBudget}
            value={filter.budget}
            options={budgetChoices.map((budget) => ({ value: budget, name: nameBudget(budget) }))}
          />
          <FilterSelect
            name={filterKeys.category}
            label={projectsContent.type}
            any={projectsContent.anyType}
            value={filter.category}
            options={named(projectCategories)}
          />
          <FilterSelect
            name={filterKeys.town}
            label={projectsContent.location}
            any={projectsContent.anyLocation}
            value={filter.town}
            options={named(towns)}
          />
          <div className="list-words relative flex">
            <input
              type="search"
              name={filterKeys.words}
              defaultValue={filter.words}
              maxLength={maxSearchLength}
              aria-label={projectsContent.search}
              placeholder={projectsContent.searchHint}
              autoComplete="off"
              enterKeyHint="search"
              className="filter-box w-full pr-11"
            />
            <button
              type="submit"
              aria-label={projectsContent.submit}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center hover:text-terra"
            >
              <svg
                viewBox="0 0 20 20"
                width="18"
                height="18"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                aria-hidden="true"
              >
                <path d="M13.5 13.5 18 18M15 8.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z" />
              </svg>
            </button>
          </div>
        </InstantForm>
      </div>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-8 pt-3 text-small text-stone">
        <ListStatus found={found ? describeFound(found, filter) : ''} />
        {isFiltered(filter) && (
          <ListLink
            href={filterHref(noFilter)}
            keepsPlace
            className="inline-flex min-h-11 items-center underline decoration-control underline-offset-4 hover:text-terra"
          >
            {projectsContent.showAll}
          </ListLink>
        )}
      </div>
    </div>
  );
}
