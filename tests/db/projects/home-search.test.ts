import { beforeAll, describe, expect, it } from 'vitest';
import type { ProjectStatus } from '@/lib/content/projects/projects';
import { listChoices, searchProjects } from '@/lib/domain/projects/queries';
import { unitTypeFields } from '@/lib/domain/unit-types/fields';
import { initialValues } from '@/lib/shared/parsing/record-fields';
import { noFilter, type ProjectFilter } from '@/lib/shared/project-filter';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, deleteProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const lakh = 100_000;

type Home = [bhk: number | null, lakhs: number | null];

async function add(name: string, homes: Home[], given: object = {}): Promise<string> {
  const unitTypes = homes.map(([bhk, lakhs], at) => ({
    ...initialValues(unitTypeFields),
    name: `Type ${at}`,
    bhk,
    priceFrom: lakhs && lakhs * lakh,
  }));
  const status: ProjectStatus = 'ongoing';
  return (await createProject(admin, { name, status, unitTypes, ...given })).data._id;
}

const search = (asked: Partial<ProjectFilter>) => searchProjects({ ...noFilter, ...asked }, 1);
const namesOf = (cards: { name: string }[]) => cards.map(({ name }) => name).sort();
const find = async (asked: Partial<ProjectFilter>) => namesOf((await search(asked)).cards);

beforeAll(async () => {
  await add('Areca', [
    [2, 52],
    [3, 95],
  ]);
  await add('Banyan', [[2.5, 74]], { location: 'Kadri, Mangalore', status: 'ready to move' });
  await add('Cashew', [
    [3, null],
    [2, 60],
  ]);
  await add('Dune', [[5, 480]], { category: 'Luxury villa' });
  await add('Ebony', [], { description: '<p>Two and three-bedroom homes.</p>' });
  await deleteProject(admin, await add('Fern', [[1, 20]]));
});

describe('a list of projects by what their homes are and cost', () => {
  it('has those with a home of so many bedrooms; half a room counts as none, and the last choice is for more', async () => {
    expect(await find({ bhk: '3' })).toEqual(['Areca', 'Cashew']);
    expect(await find({ bhk: '2' })).toEqual(['Areca', 'Banyan', 'Cashew']);
    expect(await find({ bhk: '4' })).toEqual(['Dune']);
    expect(await find({ bhk: '1' })).toEqual([]);
  });

  it('has those with a home for no more than the budget, and it is the same home that has the bedrooms', async () => {
    expect(await find({ budget: '75 lakh' })).toEqual(['Areca', 'Banyan', 'Cashew']);
    expect(await find({ budget: '75 lakh', bhk: '3' })).toEqual([]);
    expect(await find({ budget: '1 crore', bhk: '3' })).toEqual(['Areca']);
  });

  it('names behind those of a budget what costs nobody knows how much, and nothing that costs more', async () => {
    const found = await search({ budget: '1 crore', bhk: '3' });
    expect(namesOf(found.onRequest)).toEqual(['Cashew']);
    expect(namesOf((await search({ budget: '75 lakh' })).onRequest)).toEqual(['Ebony']);
    expect((await search({ bhk: '3' })).onRequest).toEqual([]);
    expect((await search({ budget: '75 lakh', status: 'completed' })).onRequest).toEqual([]);
  });

  it('names the next budget that leaves a project, where one leaves none', async () => {
    expect((await search({ budget: '75 lakh', bhk: '3' })).wider).toEqual({
      ...noFilter,
      budget: '1 crore',
      bhk: '3',
    });
    expect((await search({ words: 'villa under 50 lakh' })).wider).toEqual({
      ...noFilter,
      budget: '5 crore',
      words: 'villa',
    });
    expect((await search({ budget: '1 crore', bhk: '3' })).wider).toBeNull();
    expect((await search({ budget: '30 lakh', bhk: '1' })).wider).toBeNull();
  });

  it('reads bedrooms and a budget out of what was typed', async () => {
    expect(await find({ words: '3bhk under 1 crore' })).toEqual(['Areca']);
    expect(await find({ words: 'ready 2 bhk mangalore' })).toEqual(['Banyan']);
    expect(await find({ words: '3 bhk' })).toEqual(['Areca', 'Cashew', 'Ebony']);
    expect(await find({ words: 'below 55 lakhs' })).toEqual(['Areca']);
    expect(await find({ words: 'below 1 crore', budget: '50 lakh' })).toEqual([]);
  });

  it('takes any figure that is typed, however large', async () => {
    const all = ['Areca', 'Banyan', 'Cashew', 'Dune'];
    expect(await find({ words: 'under 300 crore' })).toEqual(all);
    expect(await find({ words: `${'9'.repeat(60)} cr` })).toEqual(all);
    expect(await find({ words: `${'9'.repeat(70)} bhk` })).toEqual([]);
  });

  it('offers the sizes and budgets that leave a project', async () => {
    expect(await listChoices()).toMatchObject({
      sizes: ['2', '3', '4'],
      budgets: ['75 lakh', '1 crore', '1.5 crore', '2 crore', '3 crore', '5 crore'],
    });
  });
});
