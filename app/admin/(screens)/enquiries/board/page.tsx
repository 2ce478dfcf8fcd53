import type { Metadata } from 'next';
import { BoardScreen } from '@/components/admin/enquiries/board/board-screen';
import { boardStages } from '@/lib/content/enquiries/board';
import { readBoard } from '@/lib/domain/enquiries/board/queries';
import { requireSalesPage } from '@/lib/server/auth/page';

export const metadata: Metadata = { title: 'Pipeline' };

export default async function BoardPage({ searchParams }: PageProps<'/admin/enquiries/board'>) {
  const sales = await requireSalesPage();
  const params = await searchParams;
  const now = new Date();
  return (
    <BoardScreen
      board={await readBoard(sales, params, now)}
      shownStage={boardStages.find((stage) => stage === params.stage) ?? 'new'}
      now={now}
    />
  );
}
