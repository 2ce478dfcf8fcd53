/** Names from an older public copy of the Authority's form. Check them once against its log-in and change them here. */

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

export const towerColumn = 'tower';

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

/** Required by the Authority but stored elsewhere: listed as a reminder. */
export const filingBlanks = [
  'Money received and spent',
  'Certificates of accountant, engineer, architect',
  'Modification of plans',
  'Association of buyers',
  'Labour welfare fund',
] as const;

export const plotBlanks = ['Plots: EWS', 'Plots: LIG', 'Plots: MIG', 'Plots: HIG'] as const;

/** The Authority's limit for a file; photographs are compressed to fit. */
export const filingFileBytes = 1024 * 1024;
export const filingPictureBytes = 900 * 1000;

export const filingTexts = {
  checkOnce: 'The Authority may have renamed a heading: check once against your log-in.',
  notKept: 'not stored here',
  plots:
    'This project has plots, and the Authority has another form for them. That sheet is blank: fill it in when you file.',
  lapsed: (until: string) =>
    `The registration ended on ${until}, and Approvals and NOCs has no completion certificate: updates are still due.`,
} as const;
