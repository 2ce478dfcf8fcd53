'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { ViewChoice } from '@/components/admin/records/table/view-choice';
import { FilterSelect } from '@/components/admin/ui/fields/filter-select';
import { SearchBox } from '@/components/admin/ui/fields/search-box';
import { projectCategories, projectStatuses } from '@/lib/content/projects/projects';
import { splitSort } from '@/lib/shared/lists/list-sort';
import type { ListView } from '@/lib/shared/lists/list-view';
import { foldWords } from '@/lib/shared/parsing/list-query';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import { type ProjectSort, projectSorts } from '@/lib/shared/project-sort';
import { adminListHref } from './admin-list';

const typingPauseMs = 300;

const toOptions = <T extends string>(values: readonly T[]) =>
  values.map((value) => ({ value, label: value }));

function useTypedText(asked: string, ask: (text: string) => void) {
  const [text, setText] = useState(asked);
  const [seen, setSeen] = useState(asked);
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  if (seen !== asked) {
    setSeen(asked);
    if (!isTyping && foldWords(text) !== asked) setText(asked);
  }
  const type = (typed: string) => {
    setText(typed);
    setIsTyping(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setIsTyping(false);
      ask(foldWords(typed));
    }, typingPauseMs);
  };
  return { text, type };
}

type ProjectFiltersProps = { filter: ProjectFilter; sort: ProjectSort; view: ListView };

export function ProjectFilters({ filter, sort, view }: ProjectFiltersProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = (change: Partial<ProjectFilter>, go = router.push) =>
    startTransition(() => go(adminListHref({ ...filter, ...change }, 1, sort), { scroll: false }));
  // Replaces the history entry, so that Back skips single letters.
  const { text, type } = useTypedText(filter.words, (typed) => show({ words: typed }, router.replace));
  return (
    <search aria-busy={isPending} className="flex flex-wrap gap-2">
      <div className="flex basis-full admin:basis-auto admin:flex-1">
        <SearchBox label="Search name or place" value={text} onChange={type} />
      </div>
      <FilterSelect
        name="Status"
        value={filter.status}
        options={toOptions(projectStatuses)}
        onChange={(status) => show({ status, words: foldWords(text) })}
      />
      <FilterSelect
        name="Category"
        value={filter.category}
        options={toOptions(projectCategories)}
        onChange={(category) => show({ category, words: foldWords(text) })}
      />
      <div className="flex basis-full admin:basis-auto">
        <FilterSelect
          name="Sort"
          none="Order on the website"
          value={splitSort(sort).column}
          options={projectSorts}
          onChange={(next) =>
            startTransition(() =>
              router.push(adminListHref({ ...filter, words: foldWords(text) }, 1, next), { scroll: false }),
            )
          }
        />
      </div>
      <ViewChoice list="projects" view={view} href={adminListHref(filter, 1, sort)} />
    </search>
  );
}
