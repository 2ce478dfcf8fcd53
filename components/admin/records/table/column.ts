import type { ReactNode } from 'react';

export type Column<Row, Sort extends string> = {
  label: string;
  /** What its heading orders by; the empty one is the usual order. */
  sort?: Sort | '';
  /** The first time one asks: the highest first. */
  isDescending?: boolean;
  /** Classes of its heading, and of its cells. */
  look?: string;
  cellLook?: string;
  /** It holds what opens the row. */
  isName?: boolean;
  draw: (row: Row) => ReactNode;
};

/** Columns that phones do not show, and those of figures. */
export const wide = 'hidden wide:table-cell';
export const figure = 'text-right tabular-nums';
