import type { BoardStage } from '@/lib/content/enquiries/board';
import type { EnquiryCard } from '../dto';
import type { Outcome } from '../field/outcome';
import type { FilterOptions } from '../inbox/dto';

/** Of an enquiry on the board, with what its stage tells beside. */
export type BoardCard = EnquiryCard & Pick<Outcome, 'lostReason' | 'wonValue' | 'siteVisitOn'>;

export type BoardColumn = {
  stage: BoardStage;
  count: number;
  /** In rupees, of what was won. */
  value: number;
  cards: BoardCard[];
};

export type Board = {
  columns: BoardColumn[];
  /** Since when the won and the lost are counted, as 2026-11-01. */
  since: string;
  query: { assignee: string; project: string };
  options: FilterOptions;
};
