import { beforeEach, describe, expect, it } from 'vitest';
import { saveAboutStats } from '@/lib/domain/about/mutations';
import { findAboutStatsForAdmin, findListedAsBuilt, getAboutStats } from '@/lib/domain/about/queries';
import { db } from '@/lib/server/db';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject } from '../../support/contract/mutations';

const four = { yearsOfExperience: 31, completedProjects: 64, happyClients: 4280, awardsWon: 17 };
const admin = makeAdmin();

beforeEach(() => db.aboutStats.deleteMany());

describe('the four counters', () => {
  it('leave those alone that a save does not name', async () => {
    await saveAboutStats(admin, four);
    const { data } = await saveAboutStats(admin, { awardsWon: 18 });
    expect(data).toMatchObject({ ...four, awardsWon: 18 });
    expect(await getAboutStats()).toEqual({ ...four, awardsWon: 18 });
    const line = await db.auditEntry.findFirst({ orderBy: { at: 'desc' } });
    expect(line).toMatchObject({ action: 'update', fields: ['awardsWon'] });
  });

  it('are 0 where the first save does not name them', async () => {
    const { data, isNew } = await saveAboutStats(admin, { happyClients: 12 });
    expect(isNew).toBe(true);
    expect(data).toMatchObject({
      yearsOfExperience: 0,
      completedProjects: 0,
      happyClients: 12,
      awardsWon: 0,
    });
  });

  it('take the digits that a form sends as text', async () => {
    const { data } = await saveAboutStats(admin, { ...four, awardsWon: ' 19 ' });
    expect(data.awardsWon).toBe(19);
  });

  it.each([null, '', ' ', true, 'many', 1.5, -1, 10_000_000])('take no %j', async (value) => {
    await saveAboutStats(admin, four);
    await expect(saveAboutStats(admin, { awardsWon: value })).rejects.toMatchObject({ code: 'invalid' });
    expect(await findAboutStatsForAdmin(admin)).toMatchObject(four);
  });
});

it('the figure of completed projects is held against the list of the story, and without one against the projects of that status', async () => {
  await createProject(admin, { name: 'Alpha', status: 'completed' });
  expect(await findListedAsBuilt(admin)).toEqual({ list: 'completed', count: 1 });
  const data = { name: 'Tile House', place: 'Puttur', year: 2000 };
  await db.handover.createMany({ data: [data, { ...data, deletedAt: new Date() }] });
  expect(await findListedAsBuilt(admin)).toEqual({ list: 'handed over', count: 1 });
});
