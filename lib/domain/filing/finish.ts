import { completionCertificate } from '@/lib/content/papers';
import { type Completion, type FiledRegistration, findFinish } from '@/lib/shared/filing/quarters';

type NamedPaper = { kind: string; state: string; datedOn: string };

export const findCompletion = (papers: readonly NamedPaper[]): Completion | null =>
  papers.find(
    ({ kind, state }) =>
      kind.trim().toLowerCase() === completionCertificate.toLowerCase() && state === 'Approved',
  ) ?? null;

export const finishOf = (
  registration: FiledRegistration,
  completion: Completion | null,
  all: readonly unknown[],
  today: string,
): string | null => findFinish(registration, completion, { isOnly: all.length === 1, today });
