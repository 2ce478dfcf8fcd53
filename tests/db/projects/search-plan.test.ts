import { expect, it } from 'vitest';
import { recordQueries } from '../../support/database/recorded-queries';

const { db } = await import('@/lib/server/db');
const { searchProjects } = await import('@/lib/domain/projects/queries');
const { noFilter } = await import('@/lib/shared/project-filter');

it('words are looked for in the index of the texts, also where projects are few', async () => {
  await db.project.createMany({
    data: Array.from({ length: 4 }, (_, at) => ({
      name: `Kadal ${at}`,
      status: 'ongoing' as const,
      sortOrder: at,
    })),
  });
  // A table that other tests have filled and emptied would cost more to read.
  await db.$executeRaw`vacuum analyze project`;
  const all = await recordQueries(() => searchProjects({ ...noFilter, words: 'kadal zyxwv' }, 1));
  const asked = all.find(({ text }) => text.includes('matched'));
  const rows = await db.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(
    `explain ${asked?.text}`,
    ...(asked?.values ?? []),
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('project_search');
  expect(plan).not.toContain('Seq Scan on project');
});
