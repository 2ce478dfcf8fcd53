import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { AdminStatsScreen } from './admin-stats-screen';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));
vi.mock('@/lib/domain/about/actions', () => ({ saveAboutStatsAction: async () => {} }));

const record = {
  _id: 'one',
  version: 1,
  yearsOfExperience: 31,
  completedProjects: 6400,
  happyClients: 4280,
  awardsWon: 17,
};
type Listed = ComponentProps<typeof AdminStatsScreen>['listed'];
const completed = (count: number): Listed => ({ list: 'completed', count });
const render = (given: typeof record | null, listed: Listed) =>
  renderToString(<AdminStatsScreen record={given} listed={listed} />);

it('the figure of completed projects and the number of those that are listed stand in one sentence where they differ', () => {
  expect(render(record, completed(2))).toContain(
    'Completed Projects says 6,400. The website lists 2 with the status Completed.',
  );
  expect(render(record, { list: 'handed over', count: 34 })).toContain(
    'Completed Projects says 6,400. The website lists 34 as handed over.',
  );
});

it.each([
  ['they agree', record, completed(6400)],
  ['the projects could not be read', record, null],
  ['there are no figures yet', null, completed(2)],
])('nothing is said where %s', (_, given, listed) => {
  expect(render(given, listed)).not.toContain('The website lists');
});
