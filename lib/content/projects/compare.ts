/** Query parameter, repeated per project: the last part of its address. */
export const comparedKey = 'with';
export const maxCompared = 3;
export const comparePath = '/compare';

export const compareContent = {
  title: 'Side by side',
  description: 'Homes, sizes, prices and dates of up to three projects beside each other.',
  compare: 'Compare',
  chosen: 'Three at most',
  note: 'The address of this page can be sent: it holds the names.',
  none: 'No project is chosen.',
  noneHelp: 'Tick up to three projects in the list, then press Compare.',
  all: 'All projects',
  add: 'Add a project',
  takeOut: 'Take out',
  more: 'More',
  see: 'See the project',
  /** RERA: a name needs its registration number next to it, so the text names no project. */
  tooMany: (left: number) => `Three at most: ${left === 1 ? 'one more is' : `${left} more are`} not shown.`,
  notStated: 'Not stated',
  onRequest: 'On request, call',
  rows: {
    homes: 'Homes',
    carpet: 'Carpet area',
    price: 'Price from',
    ready: 'Ready by, as registered',
    stage: 'Built so far',
    free: 'Homes free',
    parking: 'Parking',
    amenities: 'Amenities',
  },
} as const;
