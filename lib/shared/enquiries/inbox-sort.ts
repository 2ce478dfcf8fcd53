import type { ListSort } from '../lists/list-sort';

/** What the columns of the inbox are ordered by; the empty one is the newest first. */
export const inboxColumns = [
  'name',
  'project',
  'source',
  'state',
  'assignee',
  'received',
  'due',
  'left',
  'visit',
] as const;

export type InboxColumn = (typeof inboxColumns)[number];
export type InboxSort = ListSort<InboxColumn>;
