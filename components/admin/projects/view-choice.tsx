'use client';

import { LayoutGrid, type LucideIcon, Table } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import type { ProjectFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import { type ProjectView, projectViewCookie, projectViews } from '@/lib/shared/project-view';
import { adminListHref } from './admin-list';

const icons: Record<ProjectView, LucideIcon> = { cards: LayoutGrid, table: Table };
const yearSeconds = 31_536_000;

type ViewChoiceProps = { view: ProjectView; filter: ProjectFilter; sort: ProjectSort };

/** Cards or a table: kept in this browser, and read by the server before it draws. */
export function ViewChoice({ view, filter, sort }: ViewChoiceProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = (next: ProjectView) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the office uses.
    document.cookie = `${projectViewCookie}=${next}; path=/admin; max-age=${yearSeconds}; samesite=lax`;
    // The pages of the two are not of one length.
    startTransition(() => {
      router.replace(adminListHref(filter, 1, sort), { scroll: false });
      router.refresh();
    });
  };
  return (
    <fieldset aria-busy={isPending} className="flex">
      <legend className="sr-only">How the list is shown</legend>
      {projectViews.map(({ value, label }) => {
        const Icon = icons[value];
        return (
          <button
            key={value}
            type="button"
            aria-pressed={value === view}
            onClick={() => value !== view && show(value)}
            className="inline-flex h-11 items-center gap-2 border border-control bg-field px-3 font-semibold first:rounded-l-[2px] first:border-r-0 last:rounded-r-[2px] last:border-l-0 hover:bg-sand aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-white admin:h-9"
          >
            <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
            {label}
          </button>
        );
      })}
    </fieldset>
  );
}
