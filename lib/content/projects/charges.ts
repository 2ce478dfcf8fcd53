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

/** GST and stamp duty are reckoned on the agreement value. */
export const chargeParts = ['agreement value', 'beside it'] as const;

/** What the government takes, each with the day since when it is so and who says it. The office confirms them before anybody signs. */
export const governmentCharges = {
  gst: { what: 'GST', percent: 5, day: '2019-04-01', source: 'CBIC' },
  /** Of homes up to so many rupees and square metres of carpet, outside the metros. */
  gstOfSmall: { percent: 1, maxRupees: 4_500_000, maxCarpet: 90 },
  onAgreement: [
    { what: 'Stamp duty', percent: 5, day: '2025-08-31', source: 'Karnataka' },
    { what: 'Cess and surcharge', percent: 0.6, day: '2025-08-31', source: 'Karnataka' },
    { what: 'Registration', percent: 2, day: '2025-08-31', source: 'Karnataka' },
  ],
} as const;
