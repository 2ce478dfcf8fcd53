import 'server-only';
import { enquiryLimits, enquiryStates, inboxTabs } from '@/lib/content/enquiries/enquiries';
import { enquiryKinds } from '@/lib/content/enquiries/kinds';
import { hasRotation } from '@/lib/domain/assignment/roster';
import { hasPushSubscription } from '@/lib/domain/notifications/push/queries';
import { readCalendar } from '@/lib/domain/settings/queries';
import { hasRole, type Sales } from '@/lib/server/auth/viewer';
import { db } from '@/lib/server/db';
import { listMissingMailParts } from '@/lib/server/delivery/email/setup';
import { inboxColumns } from '@/lib/shared/enquiries/inbox-sort';
import { parseSort, sortKey } from '@/lib/shared/lists/list-sort';
import type { ListView } from '@/lib/shared/lists/list-view';
import { enquiryFilter } from '../schema';
import {
  countTabs,
  findHeldLately,
  getPulse,
  listEnquiries,
  listFilterOptions,
  listFoundElsewhere,
} from './queries';

type Params = Record<string, string | string[] | undefined>;

const textOf = (params: Params, name: string) => {
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

/** A state is searched in all tabs. Wrong parameters are ignored. */
function readQuery(params: Params) {
  const asked = textOf(params, 'tab');
  const state = enquiryStates.find((each) => each === textOf(params, 'state'));
  const query = {
    tab: state ? ('all' as const) : (inboxTabs.find((tab) => tab === asked) ?? ('open' as const)),
    state: state ?? '',
    q: textOf(params, 'q').slice(0, 200),
    kind: enquiryKinds.find((each) => each === textOf(params, 'kind')) ?? ('' as const),
    source: textOf(params, 'source').slice(0, 60),
    project: textOf(params, 'project').slice(0, 64),
    partner: textOf(params, 'partner').slice(0, 64),
    assignee: textOf(params, 'assignee').slice(0, 64),
    from: textOf(params, 'from'),
    to: textOf(params, 'to'),
    since: state ? textOf(params, 'since') : '',
    sort: parseSort(inboxColumns, textOf(params, sortKey)),
    page: textOf(params, 'page'),
  };
  const toFilter = (values: typeof query) => {
    const chosen = Object.entries({ ...values, sort: '' }).filter(
      ([name, value]) => value !== '' && !(state && name === 'tab'),
    );
    return enquiryFilter.safeParse(Object.fromEntries(chosen));
  };
  const parsed = toFilter(query);
  if (parsed.success) return { query, filter: parsed.data };
  // Only days and pages can be wrong here.
  const bare = { ...query, from: '', to: '', since: '', page: '' };
  return { query: bare, filter: toFilter(bare).data ?? enquiryFilter.parse({}) };
}

export async function readInbox(sales: Sales, params: Params, view: ListView = 'cards') {
  const { query, filter } = readQuery(params);
  const limit = view === 'table' ? enquiryLimits.maxPageSize : filter.limit;
  const hasSla = await hasRotation(db);
  // With an SLA the next deadline comes first, unless the user sorts.
  const sort = hasSla && query.sort === '' && view !== 'table' ? ('left' as const) : query.sort;
  const [page, elsewhere, counts, held, options, pulse, missing, calendar, rings] = await Promise.all([
    listEnquiries(sales, { ...filter, limit }, sort),
    listFoundElsewhere(sales, filter),
    countTabs(sales),
    findHeldLately(sales),
    listFilterOptions(sales),
    getPulse(sales),
    listMissingMailParts(),
    readCalendar(),
    hasSla && hasPushSubscription(sales),
  ]);
  return {
    ...page,
    elsewhere,
    query,
    view,
    counts,
    held,
    options,
    newestAt: pulse.newest[0]?.createdAt ?? '',
    isMailSetUp: missing.length === 0,
    ownId: sales.userId,
    isAdmin: hasRole(sales, 'admin'),
    hasSla,
    areAlertsOffered: hasSla && !rings,
    calendar,
    isByTimeLeft: sort === 'left',
  };
}
