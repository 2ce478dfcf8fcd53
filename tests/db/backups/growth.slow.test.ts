import { beforeAll, describe, expect, it, vi } from 'vitest';
import { manyRecords } from '../../../scripts/lib/bench/many-records';
import { makeAdmin } from '../../support/accounts/admin';
import { recordQueries } from '../../support/database/recorded-queries';
import { waitFor } from '../../support/wait-for';

vi.mock('next/cache', () => ({ cacheTag: vi.fn(), cacheLife: vi.fn(), revalidateTag: vi.fn() }));

const { db } = await import('@/lib/server/db');
const adminProjects = await import('@/lib/domain/projects/admin-queries');
const projects = await import('@/lib/domain/projects/queries');
const { getAdminProjectPage } = await import('@/lib/domain/projects/admin-search');
const { updateProject } = await import('../../support/contract/mutations');
const { listHeroImages } = await import('@/lib/domain/hero/queries');
const { listHistory } = await import('@/lib/domain/history/queries');
const { listBin } = await import('@/lib/domain/bin/queries');
const enquiries = await import('@/lib/domain/enquiries/inbox/queries');
const { listBoardColumns } = await import('@/lib/domain/enquiries/board/queries');
const { listSourceReport } = await import('@/lib/domain/enquiries/reports/source-report');
const { findKnownContact } = await import('@/lib/domain/contacts/queries');
const { findContactKeys } = await import('@/lib/domain/contacts/contact-keys');
const { findEnquiry } = await import('@/lib/domain/enquiries/queries');
const { createEnquiry } = await import('@/lib/domain/intake/channels/form/mutations');
const { getReport } = await import('@/lib/domain/enquiries/reports/report');
const { enquiryFilter } = await import('@/lib/domain/enquiries/schema');
const { purgeOldEnquiries } = await import('@/lib/domain/enquiries/retention');
const { noFilter } = await import('@/lib/shared/project-filter');
const { makeEnquiry, makeSender } = await import('../../support/enquiries/enquiries');

const admin = makeAdmin();
const counts = { projects: 10_000, enquiries: 50_000 };
const big = new Set(['project', 'project_image', 'picture', 'enquiry', 'enquiry_event']);
const inbox = (query: object) => enquiries.listEnquiries(admin, enquiryFilter.parse(query));
let id = '';
let slug = '';
let enquiryId = '';

beforeAll(async () => {
  for (const statement of manyRecords(counts)) await db.$executeRawUnsafe(statement);
  // Whoever connects to the server at that moment keeps a vacuum from marking pages, and the plans ask for the marks.
  await waitFor(async () => {
    await db.$executeRawUnsafe('vacuum analyze');
    const unmarked = await db.$queryRaw`
      select relname from pg_class where relname = any(${[...big]}) and relallvisible < relpages`;
    expect(unmarked).toEqual([]);
  }, 30_000);
  ({ id, slug } = await db.project.findFirstOrThrow({ where: { sortOrder: 5000 } }));
  await db.formerSlug.create({ data: { slug: 'of-before', projectId: id } });
  enquiryId = (await db.enquiry.findFirstOrThrow({ where: { requestKey: 'k25000' } })).id;
}, 60_000);

type Node = { 'Node Type': string; 'Relation Name'?: string; Plans?: Node[] };

const scanned = (node: Node): string[] => [
  ...(node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : []),
  ...(node.Plans ?? []).flatMap(scanned),
];

/** The big tables that a call reads from end to end, by the plans of its queries. */
async function readScanned(call: () => Promise<unknown>): Promise<string[]> {
  const tables: string[] = [];
  for (const { text, values } of await recordQueries(call)) {
    const [row] = await db.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Node }[] }[]>(
      `explain (format json) ${text}`,
      ...values,
    );
    for (const { Plan } of row?.['QUERY PLAN'] ?? []) tables.push(...scanned(Plan));
  }
  return tables.filter((table) => big.has(table));
}

describe.each<[string, Record<string, () => Promise<unknown>>]>([
  [
    'the public pages',
    {
      'the list': () => projects.getProjectPage(noFilter, 1),
      'its last page': () => projects.getProjectPage(noFilter, 417),
      'a status': () => projects.getProjectPage({ ...noFilter, status: 'featured' }, 1),
      'a kind': () => projects.getProjectPage({ ...noFilter, category: 'Luxury villa' }, 2),
      'a town and a status': () =>
        projects.getProjectPage({ ...noFilter, town: 'Udupi', status: 'featured' }, 3),
      words: () => projects.searchProjects({ ...noFilter, words: 'kadal 51' }, 1),
      'words for the sea and a town': () =>
        projects.searchProjects({ ...noFilter, words: 'beach karkala' }, 1),
      'a word that is left out': () => projects.searchProjects({ ...noFilter, words: 'kadal zzyzx' }, 1),
      'an area': () => projects.searchProjects({ ...noFilter, words: '1500 sqft' }, 1),
      'a project': () => projects.findProject(id),
      'a project by its slug': () => projects.findProjectAt(slug),
      'a project by a slug of before': () => projects.findProjectAt('of-before'),
      'the featured': () => projects.listFeaturedProjects(),
      'the upcoming': () => projects.listUpcomingProjects(),
      'the hero': () => listHeroImages(),
      'an enquiry that is sent': () => createEnquiry(makeEnquiry(), makeSender()),
    },
  ],
  [
    'the back office',
    {
      'the list of projects': () => getAdminProjectPage(admin, noFilter, 1),
      'its search': () => getAdminProjectPage(admin, { ...noFilter, words: 'areca' }, 2),
      'a project': () => adminProjects.findProjectForAdmin(admin, id),
      'the number of projects': () => adminProjects.countProjects(admin),
      'a save': () => updateProject(admin, id, { price: '1' }),
      'the history': () => listHistory(admin),
      'the bin': () => listBin(admin),
      'a report': () => getReport(admin, '2026-10-01', '2026-10-31'),
    },
  ],
  [
    'the inbox',
    {
      all: () => inbox({}),
      'a tab': () => inbox({ tab: 'open' }),
      'a page far behind': () => inbox({ tab: 'all', page: 300 }),
      'a part of a word': () => inbox({ tab: 'all', q: 'isitor 4321' }),
      'a part of a number': () => inbox({ q: '+91 98 4321' }),
      'a project': () => inbox({ project: id }),
      'a source': () => inbox({ source: 'Google' }),
      'nobody’s': () => inbox({ assignee: 'none' }),
      'what is due first': () => inbox({ tab: 'open', sort: 'due' }),
      'some days': () => inbox({ from: '2026-11-01', to: '2026-11-03' }),
      'an enquiry': () => findEnquiry(admin, enquiryId),
      'the numbers of the tabs': () => enquiries.countTabs(admin),
      'what is held for review': () => enquiries.findHeldLately(admin),
      'what is due': () => enquiries.listDueFollowUps(admin, { limit: 5 }),
      'the number of new ones': () => enquiries.countNewEnquiries(admin),
      'the newest': () => enquiries.getPulse(admin),
      'who has a number': () => findKnownContact(admin, '98450 00000'),
      'whose id of WhatsApp it is': () =>
        db.$transaction((tx) => findContactKeys(tx, [{ phoneE164: '', email: '', whatsapp: 'IN.1' }])),
      'the stages of the board': () => listBoardColumns(admin, { assignee: '', project: '' }, '2026-11-01'),
      'what sources have cost': () => listSourceReport(admin, '2026-11'),
      'what is too old': () => purgeOldEnquiries(),
    },
  ],
])('with 10,000 projects and 50,000 enquiries, of %s', (_place, calls) => {
  it.each(Object.entries(calls))('%s reads no big table from end to end', async (_name, call) => {
    expect(await readScanned(call)).toEqual([]);
  });
});
