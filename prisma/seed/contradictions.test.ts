import { expect, it } from 'vitest';
import { listContradictions, type ProjectClaims } from '@/lib/shared/projects/contradictions';
import { type DemoProject, demoProjects, toDescription, toSpecifications } from './projects';
import { toChildren } from './projects/homes';

const nothing = { bhk: null, carpetArea: null, homeCount: null, freeCount: null };

function toClaims(project: DemoProject): ProjectClaims {
  const { registrations, towers, unitTypes } = toChildren(project.name, () => 'picture');
  return {
    possession: project.possession ?? '',
    price: project.area,
    description: toDescription(project),
    specifications: toSpecifications(project),
    registrations: (registrations?.create ?? []).map(({ towers: covered, completionOn = '' }) => ({
      ...{ towers: covered, completionOn, extensions: [] },
    })),
    towers: towers?.create ?? [],
    unitTypes: (unitTypes?.create ?? []).map((home) => ({ ...nothing, ...home })),
  };
}

it('no project of the demo contradicts itself: registrations, fields and texts say the same', () => {
  const found = demoProjects.flatMap((project) =>
    listContradictions(toClaims(project)).map((contradiction) => [project.name, contradiction]),
  );
  expect(found).toEqual([]);
  const changed = demoProjects.map((project) => ({ ...toClaims(project), possession: 'May 2001' }));
  expect(changed.flatMap(listContradictions).length).toBeGreaterThan(3);
});
