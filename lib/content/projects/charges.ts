export const chargeBases = [
  'lump sum',
  'percent of base price',
  'per sq m of carpet',
  'per sq ft of carpet',
  'per floor',
  'per floor and sq m of carpet',
  'per floor and sq ft of carpet',
  'per parking place',
] as const;
export type ChargeBasis = (typeof chargeBases)[number];

/** GST and stamp duty are calculated on the agreement value. */
export const chargeParts = ['agreement value', 'beside it'] as const;

/** Each with its source and date. The office confirms them before a sale. */
export const governmentCharges = {
  gst: { what: 'GST', percent: 5, day: '2019-04-01', source: 'CBIC' },
  /** Limits in rupees and in square metres of carpet area, outside the metros. */
  gstOfSmall: { percent: 1, maxRupees: 4_500_000, maxCarpet: 90 },
  onAgreement: [
    { what: 'Stamp duty', percent: 5, day: '2025-08-31', source: 'Karnataka' },
    { what: 'Cess and surcharge', percent: 0.6, day: '2025-08-31', source: 'Karnataka' },
    { what: 'Registration', percent: 2, day: '2025-08-31', source: 'Karnataka' },
  ],
} as const;
