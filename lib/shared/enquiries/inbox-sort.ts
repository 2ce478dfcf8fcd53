import type { ListSort } from '../lists/list-sort';

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
