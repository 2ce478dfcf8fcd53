/** RERA, section 3(2). A lease is no sale, so the Act does not apply. */
export const exemptionReasons = [
  'land of at most 500 sq m',
  'at most 8 apartments in all phases',
  'completion certificate from before the Act',
  'repair without marketing or new allotment',
  'no sale, but a lease alone',
] as const;
