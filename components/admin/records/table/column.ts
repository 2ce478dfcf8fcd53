import type { ReactNode } from 'react';

export type Column<Row, Sort extends string> = {
  label: string;
  sort?: Sort | '';
  isDescending?: boolean;
  look?: string;
  cellLook?: string;
  isName?: boolean;
  render: (row: Row) => ReactNode;
};

export const wide = 'hidden wide:table-cell';
export const figure = 'text-right tabular-nums';
