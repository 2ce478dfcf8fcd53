import { type PaperState, paperStates } from '@/lib/content/papers';

type Stated = { state: PaperState };

export const byState = <P extends Stated>(papers: readonly P[]): P[] =>
  paperStates.flatMap((state) => papers.filter((paper) => paper.state === state));

const ends: Record<PaperState, string> = {
  Approved: 'approved',
  Applied: 'applied for',
  'To be applied': 'not yet applied for',
};

export function countPapers(papers: readonly Stated[]): string {
  const counts = paperStates.flatMap((state) => {
    const count = papers.filter((paper) => paper.state === state).length;
    return count === 0 ? [] : `${count} ${ends[state]}`;
  });
  return `${counts.join(', ')}.`;
}
