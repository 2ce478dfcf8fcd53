import type { Gate } from '@/lib/server/records/published';
import { isOffered } from '@/lib/shared/projects/hold';
import type { ProjectCard } from './dto';
import type { PublicProject } from './fields';

/** RERA, section 3: a finished project without an offer needs no registration, so prices and free units are removed. With the gate open nothing changes. */
export function withoutOffer(project: PublicProject, gate: Gate): PublicProject {
  if (gate === null || isOffered(project)) return project;
  return {
    ...project,
    charges: [],
    unitCounts: null,
    unitTypes: project.unitTypes.map((home) => ({
      ...home,
      ...{ priceFrom: null, priceTo: null, priceIncludes: '', pricedOn: '', freeCount: null },
    })),
  };
}

export const withoutPrice = (card: ProjectCard, gate: Gate): ProjectCard =>
  gate === null || isOffered(card) ? card : { ...card, homes: { ...card.homes, priceFrom: null } };
