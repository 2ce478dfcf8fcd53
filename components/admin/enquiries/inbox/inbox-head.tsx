'use client';

import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import Form from 'next/form';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ViewChoice } from '@/components/admin/records/table/view-choice';
import { Button, IconButton } from '@/components/admin/ui/button';
import { Options } from '@/components/admin/ui/fields/options';
import { PageHead } from '@/components/admin/ui/page-head';
import { IntentLink } from '@/components/shared/intent-link';
import { enquiryStates, inboxSortNames, stateNames } from '@/lib/content/enquiries/enquiries';
import { enquiryKindNames, enquiryKinds } from '@/lib/content/enquiries/kinds';
import type { FilterOptions } from '@/lib/domain/enquiries/inbox/dto';
import type { ListView } from '@/lib/shared/lists/list-view';
import { formatLongDay } from '@/lib/shared/time/local-day';
import { AddEnquiryButton } from '../add/add-enquiry-button';
import { type InboxQuery, isFiltered, toInboxPath, toSearch } from '../inbox-query';
import { AssigneeSelect, ProjectSelect } from './filter-selects';
import { SubmittingSelect } from './submitting-select';

function DayChoice({ from, to }: { from: string; to: string }) {
  const isOn = from !== '' || to !== '';
  return (
    <details className="relative">
      <summary
        className={`admin-field flex! h-11! w-auto! list-none items-center admin:h-[30px]! admin:px-2.5! admin:text-[13px] [&::-webkit-details-marker]:hidden ${isOn ? 'border-ink! font-semibold' : ''}`}
      >
        Date
        <ChevronDown size={15} strokeWidth={1.6} aria-hidden="true" className="ml-1.5" />
      </summary>
      <div className="absolute left-0 z-20 mt-1 grid w-60 gap-3 rounded-[3px] border border-line bg-field p-4 shadow-[0_8px_24px_rgb(14_34_48/0.12)]">
        <label>
          <span className="mb-1 block font-[550] text-[13px]">From</span>
          <input type="date" name="from" defaultValue={from} className="admin-field" />
        </label>
        <label>
          <span className="mb-1 block font-[550] text-[13px]">To, included</span>
          <input type="date" name="to" defaultValue={to} className="admin-field" />
        </label>
        <Button type="submit">Show these days</Button>
      </div>
    </details>
  );
}

function MineLink({ query, ownId }: { query: InboxQuery; ownId: string }) {
  const isOn = query.assignee === ownId;
  return (
    <IntentLink
      href={toInboxPath(toSearch(query, { assignee: isOn ? '' : ownId }))}
      aria-current={isOn ? 'true' : undefined}
      className="inline-flex h-11 items-center rounded-[2px] border border-control bg-field px-3 hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-white admin:h-[30px] admin:px-2.5 admin:text-[13px]"
    >
      Mine
    </IntentLink>
  );
}

type InboxHeadProps = {
  query: InboxQuery;
  view: ListView;
  options: FilterOptions;
  ownId: string;
  hasSla: boolean;
  links: ReactNode;
  notice: ReactNode;
};

export function InboxHead({ query, view, options, ownId, hasSla, links, notice }: InboxHeadProps) {
  const search = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(isFiltered(query));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea, select');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      search.current?.focus();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <div className="admin:px-5">
        <PageHead title="Enquiries">
          <div className="flex items-center gap-1 admin:gap-2">
            <IconButton
              label={isOpen ? 'Hide search and filters' : 'Search and filter'}
              aria-expanded={isOpen}
              className="admin:hidden"
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? (
                <SlidersHorizontal size={20} strokeWidth={1.6} aria-hidden="true" />
              ) : (
                <Search size={20} strokeWidth={1.6} aria-hidden="true" />
              )}
            </IconButton>
            <AddEnquiryButton options={options} />
          </div>
        </PageHead>
      </div>
      <div className="px-4 admin:px-5">{links}</div>
      {notice}
      <search className={`px-4 pt-3 admin:block admin:px-5 ${isOpen ? 'block' : 'hidden'}`}>
        {/* The key resets the fields when the query changes. */}
        <Form action="/admin/enquiries" key={toSearch(query)}>
          {query.tab !== 'open' && <input type="hidden" name="tab" value={query.tab} />}
          <div className="relative">
            <Search
              size={16}
              strokeWidth={1.6}
              aria-hidden="true"
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 text-ink-2"
            />
            <input
              ref={search}
              type="search"
              name="q"
              aria-label="Name, phone, e-mail or words"
              placeholder="Name, phone, e-mail or words"
              defaultValue={query.q}
              className="admin-field px-9!"
            />
            <span
              aria-hidden="true"
              className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 hidden rounded-[2px] border border-line px-1.5 text-[12px] text-stone leading-[18px] wide:block"
            >
              /
            </span>
          </div>
          <div className="mt-2 flex flex-wrap gap-1.5 pb-3 admin:pb-2">
            <MineLink query={query} ownId={ownId} />
            <SubmittingSelect name="state" label="State" value={query.state}>
              <Options of={enquiryStates.map((each) => [each, stateNames[each]])} />
            </SubmittingSelect>
            <SubmittingSelect name="kind" label="Kind" value={query.kind}>
              <Options of={enquiryKinds.map((kind) => [kind, enquiryKindNames[kind].office])} />
            </SubmittingSelect>
            <SubmittingSelect name="source" label="Source" value={query.source}>
              <Options of={options.sources.map((source) => [source, source])} />
            </SubmittingSelect>
            <ProjectSelect value={query.project} projects={options.projects} />
            {options.partners.length > 0 && (
              <SubmittingSelect name="partner" label="Partner" value={query.partner}>
                <Options of={options.partners.map(({ _id, name }) => [_id, name])} />
              </SubmittingSelect>
            )}
            <DayChoice from={query.from} to={query.to} />
            <AssigneeSelect value={query.assignee} people={options.people} />
            <SubmittingSelect
              name="sort"
              label="Sort"
              usual={hasSla ? inboxSortNames.left : inboxSortNames.newest}
              value={query.sort}
            >
              {hasSla && <option value="received">{inboxSortNames.newest}</option>}
              <option value="due">{inboxSortNames.due}</option>
              {!['', 'due', ...(hasSla ? ['received'] : [])].includes(query.sort) && (
                <option value={query.sort}>{inboxSortNames.column}</option>
              )}
            </SubmittingSelect>
            {query.since && (
              <span className="inline-flex h-11 items-center gap-1.5 px-1.5 admin:h-[30px] admin:text-[13px]">
                <input type="hidden" name="since" value={query.since} />
                since {formatLongDay(query.since)}
              </span>
            )}
            {isFiltered(query) && (
              <IntentLink
                href={toInboxPath(query.tab === 'open' ? '' : `?tab=${query.tab}`)}
                className="inline-flex h-11 items-center px-1.5 font-semibold text-terra-deep hover:underline admin:h-[30px] admin:text-[13px]"
              >
                Clear
              </IntentLink>
            )}
            <ViewChoice list="enquiries" view={view} href={toInboxPath(toSearch(query))} />
          </div>
        </Form>
      </search>
    </>
  );
}
