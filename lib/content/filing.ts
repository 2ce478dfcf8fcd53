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
