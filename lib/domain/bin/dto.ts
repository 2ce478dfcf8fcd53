import type { BinKind } from '@/lib/domain/records';
import type { Picture } from '@/lib/shared/pictures/picture';

export type { BinKind };

export type BinKindText = { name: string; placeholder: 'project' | 'person' | null };

export type BinEntry = {
  kind: BinKind;
  _id: string;
  label: string;
  picture: Picture | null;
  deletedAt: string;
  /** Null when the history has no line for it. */
  deletedBy: string | null;
  daysLeft: number;
};
