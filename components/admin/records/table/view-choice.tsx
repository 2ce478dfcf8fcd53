'use client';

import { LayoutGrid, type LucideIcon, Table } from 'lucide-react';
import type { Route } from 'next';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { type ListView, listViews, viewCookies } from '@/lib/shared/lists/list-view';

const icons: Record<ListView, LucideIcon> = { cards: LayoutGrid, table: Table };
const yearSeconds = 31_536_000;

type ViewChoiceProps = {
  list: keyof typeof viewCookies;
  view: ListView;
  href: Route;
};

export function ViewChoice({ list, view, href }: ViewChoiceProps) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const show = (next: ListView) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the office uses.
    document.cookie = `${viewCookies[list]}=${next}; path=/admin; max-age=${yearSeconds}; samesite=lax`;
    startTransition(() => {
      router.replace(href, { scroll: false });
      router.refresh();
    });
  };
  return (
    <fieldset aria-busy={isPending} className="flex">
      <legend className="sr-only">How the list is shown</legend>
      {listViews.map(({ value, label }) => {
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
