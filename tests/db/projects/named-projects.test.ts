import { expect, it } from 'vitest';
import { countCompletedProjects, listNamedProjects } from '@/lib/domain/projects/admin-queries';
import { setProjectHidden } from '@/lib/domain/projects/hide';
import { makeAdmin } from '../../support/accounts/admin';
import { createProject, deleteProject } from '../../support/contract/mutations';

const admin = makeAdmin();
const add = async (name: string, fields: object) =>
  (await createProject(admin, { name, ...fields })).data._id;

it('a project is told with its state until it is handed over, and the completed ones are those of the website', async () => {
  await add('Alpha', { status: 'upcoming' });
  await add('Beta', { status: 'ongoing', construction: 'structure', possession: 'May 2031' });
  await add('Delta', { status: 'featured' });
  await add('Epsilon', { status: 'featured', construction: 'finishing' });
  await add('Eta', { status: 'featured', construction: 'handed over' });
  await add('Gamma', { status: 'ready to move' });
  await add('Iota', { status: 'completed' });
  await setProjectHidden(admin, await add('Kappa', { status: 'completed' }), true);
  await deleteProject(admin, await add('Lambda', { status: 'completed' }));

  expect(await listNamedProjects(admin)).toEqual([
    { name: 'Alpha', unfinished: 'Upcoming' },
    { name: 'Beta', unfinished: 'Structural work, possession by May 2031' },
    { name: 'Delta', unfinished: null },
    { name: 'Epsilon', unfinished: 'Finishing work' },
    { name: 'Eta', unfinished: null },
    { name: 'Gamma', unfinished: null },
    { name: 'Iota', unfinished: null },
    { name: 'Kappa', unfinished: null },
  ]);
  expect(await countCompletedProjects(admin)).toBe(1);
});
