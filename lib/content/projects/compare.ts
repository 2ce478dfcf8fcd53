/** Query parameter, repeated per project: the last part of its address. */
export const comparedKey = 'with';
export const maxCompared = 3;
export const comparePath = '/compare';

export const compareContent = {
  title: 'Compare projects',
  description: 'Compare homes, sizes, prices and dates of up to three projects.',
  compare: 'Compare',
  chosen: 'Up to three',
  note: 'Share this page’s link to show the same projects.',
  none: 'You have not chosen a project yet.',
  noneHelp: 'Tick up to three projects in the list, then press Compare.',
  all: 'All projects',
  add: 'Add a project',
  remove: 'Remove',
  more: 'More',
  see: 'See the project',
  /** RERA: a name needs its registration number next to it, so the text names no project. */
  tooMany: (left: number) =>
    `Only three can be compared: ${left === 1 ? 'one more is' : `${left} more are`} not shown.`,
  notStated: 'Not stated',
  onRequest: 'On request. Call',
  rows: {
    homes: 'Homes',
    carpet: 'Carpet area',
    price: 'Price from',
    ready: 'Ready by (registered date)',
    stage: 'Built so far',
    free: 'Homes left',
    parking: 'Parking',
    amenities: 'Amenities',
  },
} as const;
