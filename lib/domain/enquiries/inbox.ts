import 'server-only';
import { isAdmin, type Staff } from '@/lib/server/auth/viewer';
import { listMissingMailSettings } from '@/lib/server/email/setup';
import { countTabs, getPulse, listEnquiries, listFilterOptions } from './queries';
import { enquiryFilter } from './schema';

const tabs = ['open', 'new', 'overdue', 'all', 'spam'] as const;
type Params = Record<string, string | string[] | undefined>;

const textOf = (params: Params, name: string) => {
  const value = params[name];
  return typeof value === 'string' ? value : '';
};

/** What the address of the inbox asks for; what it cannot ask for is left out. */
function readQuery(params: Params) {
  const asked = textOf(params, 'tab');
  const query = {
    tab: tabs.find((tab) => tab === asked) ?? ('open' as const),
    q: textOf(params, 'q').slice(0, 200),
    source: textOf(params, 'source').slice(0, 60),
    project: textOf(params, 'project').slice(0, 64),
    assignee: textOf(params, 'assignee').slice(0, 64),
    from: textOf(params, 'from'),
    to: textOf(params, 'to'),
    page: textOf(params, 'page'),
  };
  const chosen = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
  const parsed = enquiryFilter.safeParse(chosen);
  if (parsed.success) return { query, filter: parsed.data };
  const bare = { ...query, from: '', to: '', page: '' };
  const { tab, q, source, project, assignee } = bare;
  return { query: bare, filter: { ...enquiryFilter.parse({}), tab, q, source, project, assignee } };
}

/** All that the inbox shows beside one enquiry. */
export async function readInbox(staff: Staff, params: Params) {
  const { query, filter } = readQuery(params);
  const [page, counts, options, pulse, missing] = await Promise.all([
    listEnquiries(staff, filter),
    countTabs(staff),
    listFilterOptions(staff),
    getPulse(staff),
    listMissingMailSettings(),
  ]);
  return {
    ...page,
    query,
    counts,
    options,
    newestAt: pulse.newest[0]?.createdAt ?? '',
    isMailSetUp: missing.length === 0,
    isAdmin: isAdmin(staff),
  };
}
