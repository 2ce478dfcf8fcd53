import type { BinKind } from '@/lib/domain/records';
import type { Picture } from '@/lib/shared/picture';

export type { BinKind };

/** A deleted record, with the days that are left to take it back. */
export type BinEntry = {
  kind: BinKind;
  _id: string;
  label: string;
  picture: Picture | null;
  deletedAt: string;
  /** Name of the person as it was then; null when no line of the history tells. */
  deletedBy: string | null;
  daysLeft: number;
};
