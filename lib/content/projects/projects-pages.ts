import type { ConstructionStage, ProjectStatus } from './projects';

export const statusNames: Record<ProjectStatus, string> = {
  upcoming: 'Upcoming',
  ongoing: 'Ongoing',
  featured: 'Featured',
  'ready to move': 'Ready to move',
  completed: 'Completed',
};

export const constructionNames: Record<ConstructionStage, string> = {
  planned: 'Planned',
  foundation: 'Foundation laid',
  structure: 'Structural work',
  finishing: 'Finishing work',
  'handed over': 'Completed',
};

type State = { status: ProjectStatus; construction: ConstructionStage | null; possession: string };

type Phase = 'planned' | 'building' | 'finished' | 'unknown';

const phaseOfStatus: Record<ProjectStatus, Phase> = {
  upcoming: 'planned',
  ongoing: 'building',
  featured: 'unknown',
  'ready to move': 'finished',
  completed: 'finished',
};

/** The state of construction says more than the status. */
export function phaseOf({ status, construction }: Pick<State, 'status' | 'construction'>): Phase {
  if (construction === null) return phaseOfStatus[status];
  if (construction === 'planned') return 'planned';
  return construction === 'handed over' ? 'finished' : 'building';
}

/** Featured is only a mark: it shows where nothing else is known. */
export function stateOf({ status, construction, possession }: State): string {
  if (construction === 'handed over')
    return status === 'ready to move' ? statusNames[status] : constructionNames[construction];
  const known = construction ? constructionNames[construction] : statusNames[status];
  if (!possession) return known;
  return status === 'featured' && !construction
    ? `Possession by ${possession}`
    : `${known}, possession by ${possession}`;
}

export const stageOf = (state: State): string => stateOf({ ...state, possession: '' });

export const readyText = ({ construction, possession }: State): string =>
  possession && construction !== 'handed over' ? `Possession by ${possession}` : '';

export const projectsContent = {
  title: 'Projects',
  searchTitle: 'Projects in Mangalore, Udupi and Puttur',
  lead: 'Towers, courts, lanes and single houses in Mangalore, Udupi and Puttur.',
  description:
    'Apartments, villas and offices in Mangalore, Udupi and Puttur: upcoming, ongoing and ready to move.',
  comingSoon: 'Details coming soon',
  pages: 'Pages of projects',
  page: 'Page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  filters: 'Filter the projects',
  statuses: 'Project status',
  all: 'All',
  status: 'Status',
  type: 'Type',
  location: 'Location',
  anyStatus: 'Any status',
  anyType: 'Any type',
  anyLocation: 'Any location',
  bhk: 'Homes',
  budget: 'Budget',
  anyBhk: 'Any size',
  anyBudget: 'Any budget',
  carpet: 'Carpet',
  ready: 'ready',
  search: 'Search by name, place, type or size',
  searchHint: 'Try 3 BHK',
  submit: 'Search',
  noMatch: 'No project matches your choice.',
  noMatchHelp:
    'Tell us what you are looking for. We know which projects come next and which homes will be available soon.',
  nearest: 'Closest matches',
  leftOut: (count: string, words: string) =>
    `${count}. No project matches all your words, so we searched without ${words}.`,
  priceHelp: 'Where no price is shown, call us and we will tell you.',
  onRequest: 'Price on request',
  wider: (budget: string) => `Show homes ${budget}`,
  showAll: 'Show all projects',
  loading: 'Loading projects…',
} as const;

export const projectContent = {
  pictures: 'Pictures of',
  viewGallery: 'View the gallery',
  enlarge: 'Enlarge the pictures',
  facts: {
    location: 'Location',
    type: 'Type',
    area: 'Built-up area',
    status: 'Status',
    construction: 'Construction',
    possession: 'Possession by',
    homes: 'Homes',
    carpet: 'Carpet area',
    price: 'Price from',
    onRequest: 'On request. Call',
    ready: 'Ready by',
    asRegistered: 'As registered with RERA',
    built: 'Built so far',
    building: 'Building',
  },
  place: {
    title: 'Getting there',
    mapOf: ({ name, location }: { name: string; location: string }) =>
      `Map of the surroundings of ${[name, location].filter(Boolean).join(', ')}`,
    note: 'Distances in kilometres.',
    openMap: 'Open in your map app',
  },
  section: {
    floors: (count: number) => (count === 1 ? '1 floor' : `${count} floors`),
    note: 'Each bar is a floor.',
    paler: 'Each bar is a floor; paler bars are underground or not yet cast.',
    walk: 'One block to the sea is 100\u00a0m.',
  },
  registration: {
    title: 'Registration',
    authority: 'rera.karnataka.gov.in',
    completion: 'Registered completion date',
    extended: 'Extended until',
    exempt: 'Not required to register under RERA',
    document: 'Document',
    certificate: 'Open the certificate',
    own: 'Registration certificate',
    code: 'QR code of the certificate',
  },
  homes: {
    title: 'Homes',
    note: 'Carpet area is the usable floor area within the outer walls, including the inner walls. Balconies and terraces are listed separately.',
    carpet: 'Carpet area',
    balcony: 'Exclusive balcony',
    terrace: 'Open terrace',
    share: 'Undivided share of land',
    parking: 'Parking',
    floors: 'Floors',
    from: 'from',
    to: 'to',
    onRequest: 'Price on request',
    plan: (name: string, place: string) => `Floor plan${place}: ${name}`,
    freeByFloor: 'Homes left by floor',
    free: (free: number, count: number | null) => {
      if (free === 0) return 'None left';
      return count ? `${free} of ${count} left` : `${free} left`;
    },
  },
  papers: { title: 'Papers', validUntil: 'valid until' },
  amenities: 'Amenities',
  progress: 'Progress',
  documents: 'Documents',
  specifications: 'Specifications',
  gallery: 'Gallery',
  galleryNote: 'Pictures are artist’s impressions unless a caption says otherwise.',
  qr: 'QR code and address of this page, and the date of printing',
  printed: 'Printed on',
  visit: {
    planned: 'See the site',
    building: 'Visit the site',
    finished: 'Visit the building',
    unknown: 'Book a visit',
  },
  askAbout: 'Ask about',
  /** By stage: the text must not promise papers that the project may not have. */
  askText: {
    planned: 'Write to us and we will call you when the drawings are ready.',
    building: 'Write to us and we will tell you how far along it is and which homes are left.',
    finished: 'Write to us and we will tell you which homes are left, or choose a day and come and see it.',
    unknown: 'Write to us if your question is not answered on this page.',
  },
} as const;

export const countProjects = (count: number): string => (count === 1 ? '1 project' : `${count} projects`);
