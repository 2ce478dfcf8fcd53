import { describeBudget, nameBhk } from '@/lib/content/home-choices';
import { countProjects, projectsContent } from '@/lib/content/projects/projects-pages';
import type { ProjectPage } from '@/lib/domain/projects/dto';
import type { ProjectFilter } from '@/lib/shared/project-filter';

export function describeFound(
  { total, leftOut }: Pick<ProjectPage, 'total' | 'leftOut'>,
  { bhk, budget }: Pick<ProjectFilter, 'bhk' | 'budget'>,
): string {
  const homes = [bhk && nameBhk(bhk), budget && describeBudget(budget)];
  const asked = homes.filter((text) => text !== '').join(', ');
  const count = asked ? `${countProjects(total)}: ${asked}` : countProjects(total);
  if (leftOut.length === 0) return count;
  return projectsContent.leftOut(count, leftOut.map((word) => `“${word}”`).join(', '));
}
