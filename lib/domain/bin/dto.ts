import type { BinKind } from '@/lib/domain/records';
import type { Picture } from '@/lib/shared/pictures/picture';

export type { BinKind };

/** What a kind is called; null where its records have no picture. */
export type BinKindText = { name: string; placeholder: 'project' | 'person' | null };

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
