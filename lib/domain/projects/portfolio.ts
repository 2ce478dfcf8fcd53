import type { Gate } from '@/lib/server/records/published';
import { isOffered } from '@/lib/shared/projects/hold';
import type { ProjectCard } from './dto';
import type { PublicProject } from './fields';

/**
 * RERA, section 3: what is built and not offered needs no registration, as long as nothing of it is offered: no price, nothing that is
 * free. Where the gate is open the record stands as it is.
 */
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
