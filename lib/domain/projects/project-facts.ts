import 'server-only';
import type { Registration } from '@/lib/domain/registrations/fields';
import type { Tx } from '@/lib/server/db';
import { type ProjectFacts, toProjectFacts } from '@/lib/shared/projects/project-facts';

const inOrder = { sortOrder: 'asc' } as const;

export async function findProjectFacts(tx: Tx, projectId: string | null): Promise<ProjectFacts | null> {
  const row =
    projectId === null
      ? null
      : await tx.project.findUnique({
          where: { id: projectId },
          select: {
            unitTypes: { select: { bhk: true, carpetArea: true, priceFrom: true } },
            registrations: {
              orderBy: inOrder,
              select: { number: true, completionOn: true, extensions: true },
            },
            exemptions: { select: { reason: true, sentence: true } },
          },
        });
  if (!row) return null;
  // The schema of the fields checks it.
  const registrations = row.registrations.map(({ extensions, ...registration }) => ({
    ...registration,
    extensions: extensions as Registration['extensions'],
  }));
  return toProjectFacts({ ...row, registrations });
}
