import type { Route } from 'next';
import type { InboxTab } from '@/lib/content/enquiries/enquiries';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { salesHome } from '@/lib/content/nav';
import type { InboxSort } from '@/lib/shared/enquiries/inbox-sort';

/** What the address of the inbox says: texts as they were chosen, empty where nothing is. */
export type InboxQuery = {
  tab: InboxTab;
  /** Beside the tabs: one state alone. */
  state: string;
  q: string;
  kind: EnquiryKind | '';
  source: string;
  project: string;
  partner: string;
  assignee: string;
  from: string;
  to: string;
  /** With a state: came into it on this day or later. */
  since: string;
  sort: InboxSort;
  page: string;
};

export const isFiltered = (query: InboxQuery): boolean => {
  const { q, state, kind, source, project, partner, assignee, from, to, since } = query;
  return [q, state, kind, source, project, partner, assignee, from, to, since].some(Boolean);
};

/** The query as it stands in an address, with a leading question mark; empty when nothing is chosen. */
export function toSearch(query: InboxQuery, change: Partial<InboxQuery> = {}): string {
  const next = { ...query, page: '', ...change };
  const params = new URLSearchParams(
    Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'tab' && value === 'open')),
  );
  return params.size > 0 ? `?${params}` : '';
}

export const toInboxPath = (search: string, id?: string): Route =>
  // A known page with a query.
  `${salesHome}${id ? `/${id}` : ''}${search}` as Route;

/** The same as a file; its lines are in the order of the inbox, or by their next step. */
export const exportHref = (query: InboxQuery): string =>
  `/api/admin/enquiries.csv${toSearch(query, { sort: query.sort === 'due' ? 'due' : '' })}`;
