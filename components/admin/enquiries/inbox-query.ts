import type { Route } from 'next';
import type { InboxTab } from '@/lib/content/enquiries/enquiries';
import type { EnquiryKind } from '@/lib/content/enquiries/kinds';
import { salesHome } from '@/lib/content/nav';
import type { InboxSort } from '@/lib/shared/enquiries/inbox-sort';

export type InboxQuery = {
  tab: InboxTab;
  state: string;
  q: string;
  kind: EnquiryKind | '';
  source: string;
  project: string;
  partner: string;
  assignee: string;
  from: string;
  to: string;
  /** First day in `state`. */
  since: string;
  sort: InboxSort;
  page: string;
};

export const isFiltered = (query: InboxQuery): boolean => {
  const { q, state, kind, source, project, partner, assignee, from, to, since } = query;
  return [q, state, kind, source, project, partner, assignee, from, to, since].some(Boolean);
};

/** With a leading "?"; '' when nothing is chosen. */
export function toSearch(query: InboxQuery, change: Partial<InboxQuery> = {}): string {
  const next = { ...query, page: '', ...change };
  const params = new URLSearchParams(
    Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'tab' && value === 'open')),
  );
  return params.size > 0 ? `?${params}` : '';
}

export const toInboxPath = (search: string, id?: string): Route =>
  `${salesHome}${id ? `/${id}` : ''}${search}` as Route;

export const exportHref = (query: InboxQuery): string =>
  `/api/admin/enquiries.csv${toSearch(query, { sort: query.sort === 'due' ? 'due' : '' })}`;
