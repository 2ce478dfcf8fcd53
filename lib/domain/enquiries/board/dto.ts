import type { BoardStage } from '@/lib/content/enquiries/board';
import type { EnquiryCard } from '../dto';
import type { Outcome } from '../field/outcome';
import type { FilterOptions } from '../inbox/dto';

export type BoardCard = EnquiryCard & Pick<Outcome, 'lostReason' | 'wonValue' | 'siteVisitOn'>;

export type BoardColumn = {
  stage: BoardStage;
  count: number;
  value: number;
  cards: BoardCard[];
};

export type Board = {
  columns: BoardColumn[];
  /** Won and lost enquiries are counted from this day on, as 2026-11-01. */
  since: string;
  query: { assignee: string; project: string };
  options: FilterOptions;
};
