export const claimPlaces = {
  possession: { name: 'Possession', part: 'place' },
  towers: { name: 'Towers', part: 'place' },
  registrations: { name: 'Registration', part: 'registration' },
  unitTypes: { name: 'Unit types', part: 'homes' },
  price: { name: 'Built-up area', part: null },
  description: { name: 'Description', part: null },
  specifications: { name: 'Specifications', part: null },
} as const satisfies Record<string, { name: string; part: string | null }>;
