// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

type RecordKind = {
  /** Its folder, its segment of the API and of its pages, and the tag of its list. */
  noun: string;
  /** What the address of a record's own page ends with; null where none has a page. */
  page: 'id' | 'slug' | null;
};

/** Every kind of record. Those with pages stand in the view record_address, too (prisma/migrations). */
export const recordKinds = {
  project: { noun: 'projects', page: 'slug' },
  director: { noun: 'board', page: 'id' },
  brand: { noun: 'brands', page: null },
  'hero-image': { noun: 'hero', page: null },
  testimonial: { noun: 'testimonials', page: null },
} as const satisfies Record<string, RecordKind>;

export type RecordKindName = keyof typeof recordKinds;

const isPaged = <K extends RecordKind>(kind: K): kind is Extract<K, { page: string }> => kind.page !== null;

/** The kinds whose records have pages of their own. */
export const pagedKinds = Object.values(recordKinds).filter(isPaged);
