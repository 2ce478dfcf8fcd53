import { unitColumns } from './filing';

/** What the project page may say of its units. */
export const unitsShownChoices = ['nothing', 'counts', 'free homes'] as const;

/** Days ahead that a home may be held. */
export const maxHoldDays = 90;
/** What a hold lasts where nobody has said. */
export const usualHoldDays = 3;
/** The same of one that a table holds, which names no day. */
export const importedHoldDays = 7;

export const unitImportLimits = { rows: 5000, bodyBytes: 2 * 1024 * 1024, shownWrong: 200 };

/** The head of the table: the Authority's columns, the tower before them, price and state behind them. */
export const unitTableColumns = { tower: 'tower', ...unitColumns, price: 'price', state: 'state' } as const;
export type UnitColumn = keyof typeof unitTableColumns;

export const unitTexts = {
  missing: 'There is no such unit.',
  noHoldDay: 'A block needs a day',
  wrongHoldDay: (last: string) => `A unit can be blocked from today until ${last} at most`,
  noEnquiry: 'This enquiry is gone: choose another, or none',
  taken: (unit: string) => `There is a unit ${unit} already`,
  noType: (type: string, types: readonly string[]) =>
    `There is no type ${type}. This project has ${types.join(', ')}`,
  tooManyRows: `At most ${unitImportLimits.rows} lines at once`,
  noTable: `The first line names the columns, ${unitColumns.floor} and ${unitColumns.number} among them`,
} as const;
