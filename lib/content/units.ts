import { unitColumns } from './filing';

export const unitsShownChoices = ['nothing', 'counts', 'free homes'] as const;

export const maxHoldDays = 90;
export const usualHoldDays = 3;
export const importedHoldDays = 7;

export const unitImportLimits = { rows: 5000, bodyBytes: 2 * 1024 * 1024, shownWrong: 200 };

/** The Authority's columns, preceded by the tower, followed by price and state. */
export const unitTableColumns = { tower: 'tower', ...unitColumns, price: 'price', state: 'state' } as const;
export type UnitColumn = keyof typeof unitTableColumns;

export const unitTexts = {
  missing: 'There is no such unit.',
  noHoldDay: 'Choose the last day of the block',
  wrongHoldDay: (last: string) => `A unit can be blocked from today until ${last} at most`,
  noEnquiry: 'This enquiry does not exist any more: choose another, or none',
  taken: (unit: string) => `There is a unit ${unit} already`,
  noType: (type: string, types: readonly string[]) =>
    `There is no type ${type}. This project has ${types.join(', ')}`,
  tooManyRows: `At most ${unitImportLimits.rows} lines at once`,
  noTable: `The first line must hold the column names, with ${unitColumns.floor} and ${unitColumns.number}`,
} as const;
