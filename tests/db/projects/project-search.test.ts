import { beforeAll, describe, expect, it } from 'vitest';
import {
  getProjectPage,
  listChoices,
  listTowns,
  listUpcomingProjects,
  searchProjects,
} from '@/lib/domain/projects/queries';
import { db } from '@/lib/server/db';
import { noFilter } from '@/lib/shared/project-filter';

const count = 10_000;
const first = { skip: 0, take: 24 };

beforeAll(async () => {
  await db.$executeRaw`
    insert into project (id, name, status, category, location, sort_order, updated_at)
    select gen_random_uuid(),
      (array['Kadal', 'Areca', 'Banyan', 'Cashew', 'Laterite'])[1 + n % 5] || ' ' || (array['Court', 'Crest', 'Lane'])[1 + n % 3] || ' ' || n,
      (array['upcoming', 'ongoing', 'featured', 'ready to move', 'completed'])[1 + n % 5]::project_status,
      case when n % 50 = 0 then 'Luxury villa' else 'Residential' end::project_category,
      'Ward ' || n % 40 || ', ' || case when n % 100 = 0 then 'Puttur' else 'Mangalore' end,
      n, now()
    from generate_series(1, ${count}::int) as n`;
  await db.project.create({
    data: {
      name: 'Lighthouse Kadamba',
      status: 'completed',
      location: 'Malpe Road, Udupi',
      sortOrder: count + 1,
    },
  });
  await db.project.create({
    data: { name: 'Hidden', status: 'ongoing', location: 'Bin', deletedAt: new Date() },
  });
  await db.$executeRaw`analyze project`;
});

/** The plan of the list's own query with one more condition. */
async function readPlan(condition: string): Promise<string> {
  const rows = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
    `explain select id from project where deleted_at is null and ${condition}
     order by sort_order, created_at desc, id desc limit ${first.take}`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('the filtered list of ten thousand projects', () => {
  it('finds by the beginnings of words in name and place, in any order', async () => {
    const found = await searchProjects({ ...noFilter, words: 'udupi light' }, 1);
    expect(found.cards.map(({ name }) => name)).toEqual(['Lighthouse Kadamba']);
    expect(found).toMatchObject({ total: 1, pageCount: 1, counts: { completed: 1 } });
    expect(await searchProjects({ ...noFilter, words: "lighthouse' & !x" }, 1)).toMatchObject({
      total: 1,
      leftOut: ['x'],
    });
  });

  it('combines status, category and town, and counts each status as if it were chosen instead', async () => {
    const filter = { ...noFilter, category: 'Luxury villa' as const, town: 'Puttur' };
    const all = await searchProjects(filter, 1);
    expect(all).toMatchObject({ total: 100, pageCount: 5, counts: { upcoming: 100 } });
    expect((await searchProjects({ ...filter, status: 'upcoming' }, 5)).cards).toHaveLength(4);
    expect(await searchProjects({ ...filter, status: 'ongoing' }, 1)).toMatchObject({ total: 0, cards: [] });
  });

  it('goes on page by page in the admins’ order, without what lies in the bin', async () => {
    const filter = { ...noFilter, status: 'completed' as const };
    const [one, two] = [await searchProjects(filter, 1), await searchProjects(filter, 2)];
    expect(one.cards).toHaveLength(24);
    expect(one.cards.map(({ name }) => name)).not.toContain(two.cards[0]?.name);
    const plain = await getProjectPage(noFilter, 1);
    expect(plain.total).toBe(count + 1);
    expect(plain.cards[0]?.name).toMatch(/ 1$/);
  });

  // proves: PROJ-9
  it('answers its last page to a page beyond it, so that the count and the list agree', async () => {
    const filter = { ...noFilter, category: 'Luxury villa' as const, town: 'Puttur' };
    const beyond = await searchProjects(filter, 9);
    expect(beyond).toMatchObject({ total: 100, page: 5, pageCount: 5 });
    expect(beyond).toEqual(await searchProjects(filter, 5));
    expect(await searchProjects({ ...filter, status: 'ongoing' }, 9)).toMatchObject({
      page: 1,
      pageCount: 1,
    });
  });

  // proves: UPC-3
  it('shows as many upcoming ones as their page takes, and says that there are more', async () => {
    const { projects, hasMore } = await listUpcomingProjects();
    expect(projects).toHaveLength(24);
    expect(hasMore).toBe(true);
  });

  it('offers the towns, which are the last parts of the locations', async () => {
    expect(await listTowns()).toEqual(['Mangalore', 'Puttur', 'Udupi']);
  });

  it('offers the choices that leave a project, and no other', async () => {
    expect(await listChoices()).toEqual({
      towns: ['Mangalore', 'Puttur', 'Udupi'],
      categories: ['Residential', 'Luxury villa'],
      statuses: ['upcoming', 'ongoing', 'featured', 'ready to move', 'completed'],
      sizes: [],
      budgets: [],
    });
  });

  it('asks by indexes', async () => {
    const town = "btrim(regexp_replace(location, '^.*,', '')) = 'Udupi'";
    const words =
      "search_document(name, location, category, status, amenities, description, distances, possession) @@ to_tsquery('simple', 'lighthouse:* & udupi:*')";
    const area = "area_range(price) && int4range(1350, 1650, '[]')";
    const category = "category = 'Commercial'::project_category";
    for (const condition of ['true', "status = 'upcoming'::project_status", category, town, words, area]) {
      expect(await readPlan(condition)).not.toContain('Seq Scan');
    }
    expect(await readPlan(category)).toContain('project_category_sort_order');
    expect(await readPlan(town)).toContain('project_town');
    expect(await readPlan(words)).toContain('project_search');
    expect(await readPlan(area)).toContain('project_area');
    for (const order of ["<->> 'kadal'", "<->>> 'kadal'"]) {
      const nearest = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
        `explain select id from project where deleted_at is null order by (name || ' ' || location) ${order} limit 3`,
      );
      expect(nearest.map((row) => row['QUERY PLAN']).join()).toContain('project_nearness');
    }
  });
});
