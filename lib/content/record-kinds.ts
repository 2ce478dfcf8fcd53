// The custom server imports it too, and cannot resolve imports without an extension, so this file imports nothing.

type RecordKind = {
  noun: string;
  page: 'id' | 'slug' | null;
  screen: string;
  shownOn: readonly string[];
  table: string;
  parent: string | null;
};

/** The view record_address (prisma/migrations) lists those with pages too. */
export const recordKinds = {
  project: {
    noun: 'projects',
    page: 'slug',
    screen: 'Projects',
    shownOn: ['/', '/projects', '/upcoming-projects', '/sitemap'],
    table: 'project',
    parent: null,
  },
  director: {
    noun: 'board',
    page: 'id',
    screen: 'Board Members',
    shownOn: ['/aboutclick', '/sitemap'],
    table: 'director',
    parent: null,
  },
  brand: {
    noun: 'brands',
    page: null,
    screen: 'Brands',
    shownOn: ['/', '/brands'],
    table: 'brand',
    parent: null,
  },
  'hero-image': {
    noun: 'hero',
    page: null,
    screen: 'Hero Section',
    shownOn: ['/'],
    table: 'hero_image',
    parent: null,
  },
  testimonial: {
    noun: 'testimonials',
    page: null,
    screen: 'Testimonials',
    shownOn: ['/'],
    table: 'testimonial',
    parent: null,
  },
  handover: {
    noun: 'handovers',
    page: null,
    screen: 'Completed projects',
    shownOn: ['/about'],
    table: 'handover',
    parent: null,
  },
  progress: {
    noun: 'progress',
    page: null,
    screen: 'Progress',
    shownOn: [],
    table: 'progress',
    parent: 'project',
  },
  document: {
    noun: 'documents',
    page: null,
    screen: 'Documents',
    shownOn: [],
    table: 'document',
    parent: 'project',
  },
  unit: {
    noun: 'units',
    page: null,
    screen: 'Units',
    shownOn: [],
    table: 'unit',
    parent: 'project',
  },
} as const satisfies Record<string, RecordKind>;

export type RecordKindName = keyof typeof recordKinds;
type Kinds = typeof recordKinds;

export type RecordNoun = Kinds[RecordKindName]['noun'];
export const recordNouns = Object.values(recordKinds).map(({ noun }) => noun);

const all: readonly { noun: RecordNoun; shownOn: readonly string[] }[] = Object.values(recordKinds);

export const listNounsOn = (path: string): RecordNoun[] =>
  all.filter(({ shownOn }) => shownOn.includes(path)).map(({ noun }) => noun);

export const recordKindNames = Object.keys(recordKinds) as RecordKindName[];

const isListed = <K extends RecordKind>(kind: K): kind is Extract<K, { parent: null }> =>
  kind.parent === null;

export const recordScreens = Object.values(recordKinds)
  .filter(isListed)
  .map(({ noun, screen }) => ({ name: screen, href: `/admin/${noun}` as const }));
export type RecordScreenPath = (typeof recordScreens)[number]['href'];

export const listedKinds = Object.values(recordKinds).filter(isListed);
export const listedNouns = listedKinds.map(({ noun }) => noun);
export type ListedNoun = (typeof listedNouns)[number];

export type ChildKindName = {
  [K in RecordKindName]: Kinds[K]['parent'] extends null ? never : K;
}[RecordKindName];

export const childKindNames = recordKindNames.filter(
  (name): name is ChildKindName => recordKinds[name].parent !== null,
);

export const kindsUnder = (name: string) =>
  Object.values(recordKinds).filter(({ parent }) => parent === name);

const isPaged = <K extends RecordKind>(kind: K): kind is Extract<K, { page: string }> => kind.page !== null;

export const pagedKinds = Object.values(recordKinds).filter(isPaged);
export type PagedNoun = (typeof pagedKinds)[number]['noun'];
