/**
 * Names that the Authority has given to what is filed each quarter. They come from an older public copy of its form, and may have
 * been renamed: whoever files checks them once against the log-in, and changes them here.
 */

/** The columns of its table of units, in its spelling. */
export const unitColumns = {
  floor: 'floorNo',
  number: 'unitNo',
  type: 'unitType',
  carpetArea: 'carpetArea',
  exclusiveCommonArea: 'exclusiveCommonAreaAllote',
  commonArea: 'commonAreaAllotedTo',
  landShare: 'unDevidedShare',
  parkingLots: 'noOfParkingLots',
} as const;

/** The column before them where a registration covers several buildings. */
export const towerColumn = 'tower';

/** The parts of what is filed, in the Authority's order. */
export const filingParts = {
  towers: 'Towers',
  units: 'Units',
  booked: 'Booked',
  work: 'Work, in percent',
  pictures: 'Photographs',
  papers: 'Approvals and NOCs',
  litigation: 'Litigation',
} as const;
export type FilingPart = keyof typeof filingParts;

/** The headings of a part, in the Authority's order. */
export const filingHeadings = {
  towers: {
    name: 'Tower name',
    floors: 'Number of floors',
    basements: 'Number of basements',
    stilts: 'Number of stilts',
    slabsCast: 'Number of slabs of superstructure',
    height: 'Height in metres',
    apartments: 'Number of apartments',
    garages: 'Number of garages',
    booked: 'Apartments booked',
    garagesBooked: 'Garages booked',
    available: 'Apartments available',
    openParking: 'Open parking',
    coveredParking: 'Covered parking',
  },
  booked: { tower: 'Tower name', type: 'Unit type', booked: 'Booked', remaining: 'Remaining' },
  work: { tower: 'Tower name', date: 'As on' },
  pictures: { tower: 'Tower name', date: 'Taken on', file: 'File' },
  papers: {
    kind: 'Name',
    applicable: 'Applicable',
    state: 'Status',
    datedOn: 'Date of application or approval',
    number: 'Number',
    file: 'File',
  },
  litigation: {
    isOverLand: 'Litigation with land',
    kind: 'Type',
    court: 'Court',
    number: 'Case number',
    year: 'Year',
    hasPreventiveOrder: 'Preventive order',
    state: 'Status',
  },
} as const;

/** The kinds of work of which it asks for a percent; by the fields of a progress entry. */
export const filingWork = {
  substructure: 'Substructure',
  superstructure: 'Superstructure',
  masonry: 'Masonry',
  finishing: 'Finishing and interior',
  internalInfrastructure: 'Internal infrastructure',
  externalInfrastructure: 'External infrastructure',
  commonAreas: 'Common areas',
  amenities: 'Amenities',
} as const;

/** What it asks for and the office keeps elsewhere: named, so that nobody forgets them. */
export const filingBlanks = [
  'Money received and spent',
  'Certificates of accountant, engineer, architect',
  'Modification of plans',
  'Association of buyers',
  'Labour welfare fund',
] as const;

/** What a form for plots asks for; nothing of it is kept here. */
export const plotBlanks = ['Plots: EWS', 'Plots: LIG', 'Plots: MIG', 'Plots: HIG'] as const;

/** A file that it takes has at most so many bytes; photographs are made smaller to leave room. */
export const filingFileBytes = 1024 * 1024;
export const filingPictureBytes = 900 * 1000;

export const filingTexts = {
  checkOnce: 'The Authority may have renamed a heading: check once against your log-in.',
  notKept: 'not kept here',
  plots:
    'This project has plots, and the Authority has another form for them. Its sheet is blank; whoever files fills it in.',
  lapsed: (until: string) =>
    `The registration ended on ${until}, and Approvals and NOCs has no completion certificate: updates are still due.`,
} as const;
