import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '@/lib/content/limits';
import { addEnquiry } from '@/lib/domain/intake/channels/staff-mutations';
import { listProjectGaps } from '@/lib/domain/projects/admin-queries';
import { getAdminProjectPage, getAdminProjectTable } from '@/lib/domain/projects/admin-search';
import { moveProject } from '@/lib/domain/projects/move';
import { db } from '@/lib/server/db';
import { noFilter } from '@/lib/shared/project-filter';
import type { ProjectSort } from '@/lib/shared/project-sort';
import { makeAdmin } from '../../support/accounts/admin';
import { updateProject } from '../../support/contract/mutations';
import { newPhone } from '../../support/values';

const admin = makeAdmin();
const count = 1000;
const size = limits.adminProjectsPerPage;
const read = (page: number, filter = noFilter, sort: ProjectSort = '') =>
  getAdminProjectPage(admin, filter, page, sort);

beforeAll(async () => {
  await db.$executeRaw`
    insert into project (id, name, description, status, category, location, sort_order, updated_at)
    select gen_random_uuid(), (array['Kadal', 'Areca'])[1 + n % 2] || ' ' || n, repeat('x', 2000),
      (array['upcoming', 'featured'])[1 + n % 2]::project_status, 'Residential'::project_category,
      'Ward ' || n % 10 || ', Udupi', n, now()
    from generate_series(1, ${count}::int) as n`;
});

describe('the list of the office with a thousand projects', () => {
  it('is read one page at a time, and its pages hold each project once, in order', async () => {
    const first = await read(1);
    expect(first).toMatchObject({ total: count, allCount: count, featuredCount: count / 2, page: 1 });
    expect(first.projects).toHaveLength(size);
    expect(JSON.stringify(first).length).toBeLessThan(size * 2800);
    const names: string[] = [];
    for (let page = 1; page <= first.pageCount; page += 1) {
      const { projects } = await read(page);
      expect(projects.length).toBeLessThanOrEqual(size);
      names.push(...projects.map(({ name }) => name.split(' ')[1] ?? ''));
    }
    expect(names).toEqual(Array.from({ length: count }, (_, index) => String(index + 1)));
    expect(await read(first.pageCount + 1)).toEqual(await read(first.pageCount));
  });

  it('is searched by the server, in pages as well', async () => {
    const found = await read(2, { ...noFilter, words: 'kadal udupi', status: 'upcoming' });
    expect(found).toMatchObject({ total: count / 2, allCount: count, page: 2 });
    expect(found.projects).toHaveLength(size);
    expect(new Set(found.projects.map(({ status }) => status))).toEqual(new Set(['upcoming']));
    expect(await read(1, { ...noFilter, words: 'kadal 512' })).toMatchObject({ total: 1, pageCount: 1 });
  });
});

it('the list of the office comes by name and by last change where that is asked for', async () => {
  const { projects } = await read(1, noFilter, 'name');
  const names = projects.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names[0]).toBe('Areca 1');
  const { data } = await updateProject(admin, projects.at(-1)?._id ?? '', { client: 'Coral LLP' });
  const changed = await read(1, noFilter, 'changed');
  expect(changed.projects[0]?._id).toBe(data._id);
  expect(changed.heads[data._id]).toEqual({ by: admin.name, enquiryCount: 0 });
});

describe('a move', () => {
  const nameAt = async (position: number) => {
    const { projects } = await read(Math.ceil(position / size));
    return projects[(position - 1) % size]?.name.split(' ')[1];
  };
  const idAt = async (position: number) => {
    const { projects } = await read(Math.ceil(position / size));
    return projects[(position - 1) % size]?._id ?? '';
  };

  it('takes a project to any place of the whole list, and the others close up', async () => {
    const id = await idAt(700);
    expect((await moveProject(admin, id, 2)).data).toEqual({ position: 2 });
    expect([await nameAt(1), await nameAt(2), await nameAt(3), await nameAt(700), await nameAt(701)]).toEqual(
      ['1', '700', '2', '699', '701'],
    );
    await moveProject(admin, id, 700);
    expect([await nameAt(2), await nameAt(699), await nameAt(700)]).toEqual(['2', '699', '700']);
  });

  it('beyond the last place comes to the end, and to no place is refused', async () => {
    const id = await idAt(count);
    expect((await moveProject(admin, id, 5000)).data).toEqual({ position: count });
    for (const position of [0, -1, 1.5, Number.NaN]) {
      await expect(moveProject(admin, id, position)).rejects.toMatchObject({ code: 'invalid' });
    }
    await expect(moveProject(admin, 'nobody', 1)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('made twice at once loses none of the two', async () => {
    const [one, other] = [await idAt(100), await idAt(900)];
    await Promise.all([moveProject(admin, one, 1), moveProject(admin, other, count)]);
    expect([await idAt(1), await idAt(count)]).toEqual([one, other]);
  });
});

describe('what the dashboard asks to put right', () => {
  it('is told by the first names and the number of the projects', async () => {
    const [first, second] = await db.project.findMany({ orderBy: { sortOrder: 'asc' }, take: 2 });
    await db.projectImage.create({
      data: {
        project: { connect: { id: first?.id } },
        sortOrder: 0,
        picture: { create: { url: '/uploads/x' } },
      },
    });
    const gaps = await listProjectGaps(admin);
    expect(gaps.withoutAlt).toEqual({ pictures: 1, names: [first?.name], total: 1 });
    expect(gaps.withoutPicture).toMatchObject({ total: count - 1 });
    expect(gaps.withoutPicture.names).toHaveLength(limits.gapNamesMax);
    expect(gaps.withoutPicture.names[0]).toBe(second?.name);
  });
});

describe('the table of the office', () => {
  const readTable = (page: number, sort: ProjectSort = '') =>
    getAdminProjectTable(admin, noFilter, page, sort);
  const numbersOf = ({ rows }: Awaited<ReturnType<typeof readTable>>) =>
    rows.map(({ name }) => Number(name.split(' ')[1]));

  it('has 200 lines on a page, each with its place in the order of the website, and no long text', async () => {
    const second = await readTable(2);
    expect(second).toMatchObject({ total: count, page: 2, pageCount: count / limits.adminProjectsPerTable });
    expect(second.rows.map(({ position }) => position)).toEqual(
      Array.from({ length: limits.adminProjectsPerTable }, (_, index) => index + 201),
    );
    expect(numbersOf(second)).toEqual(second.rows.map(({ position }) => position));
    expect(JSON.stringify(second.rows).length).toBeLessThan(second.rows.length * 450);
  });

  it('is ordered by each column, and the other way round', async () => {
    const names = (await readTable(1, 'name')).rows.map(({ name }) => name);
    expect(names[0]).toBe('Areca 1');
    expect((await readTable(1, '-name')).rows[0]?.name).toBe('Kadal 998');
    const statuses = async (sort: ProjectSort) =>
      new Set((await readTable(1, sort)).rows.map(({ status }) => status));
    expect(await statuses('status')).toEqual(new Set(['upcoming']));
    expect(await statuses('-status')).toEqual(new Set(['featured']));
  });

  it('has the project with the most enquiries first where that is asked for, and what has no category last both ways', async () => {
    const [first] = (await readTable(3)).rows;
    const id = first?._id ?? '';
    await updateProject(admin, id, { category: null });
    const { data } = await addEnquiry(admin, {
      name: 'Asha Rao',
      phone: newPhone(),
      source: 'Walk-in',
      projectId: id,
      isNoticeRead: true,
    });
    expect((await readTable(1, 'enquiries')).rows[0]?._id).toBe(id);
    const last = await readTable(5, '-enquiries');
    expect(last.rows.at(-1)?._id).toBe(id);
    expect(last.heads[id]?.enquiryCount).toBe(1);
    for (const sort of ['category', '-category'] as const)
      expect((await readTable(5, sort)).rows.at(-1)?._id).toBe(id);
    await db.enquiry.delete({ where: { id: data._id } });
  });
});
