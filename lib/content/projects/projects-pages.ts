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
  structure: 'Structure up',
  finishing: 'Finishing',
  'handed over': 'Handed over',
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
  if (construction === 'handed over') return 'Ready';
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
  statuses: 'Status of the projects',
  all: 'All',
  status: 'Status',
  type: 'Type',
  location: 'Location',
  anyStatus: 'Any status',
  anyType: 'Any type',
  anyLocation: 'Any place',
  bhk: 'Homes',
  budget: 'Budget',
  anyBhk: 'Any size',
  anyBudget: 'Any budget',
  carpet: 'Carpet',
  ready: 'ready',
  search: 'Search by name, place, kind or size',
  searchHint: 'Try 3 BHK',
  submit: 'Search',
  noMatch: 'No project matches this choice.',
  noMatchHelp: 'Tell us what you are looking for. We know what comes next and what is about to be free.',
  nearest: 'The nearest to what you typed',
  leftOut: (count: string, words: string) => `${count}. None has all that you typed: we left out ${words}.`,
  priceHelp: 'Prices stand with the homes that have one. Where none stands, call us, and we will tell you.',
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
    onRequest: 'On request, call',
    ready: 'Ready by',
    asRegistered: 'As registered with the Authority',
    built: 'Built so far',
    building: 'Building',
  },
  place: {
    title: 'Getting there',
    mapOf: ({ name, location }: { name: string; location: string }) =>
      `Map of the surroundings of ${[name, location].filter(Boolean).join(', ')}`,
    note: 'Drawn by distance, in kilometres.',
    openMap: 'Open in your map',
  },
  section: {
    floors: (count: number) => (count === 1 ? '1 floor' : `${count} floors`),
    note: 'A section, drawn by floors.',
    lighter: 'Lighter: below the ground, or not cast yet.',
    walk: 'On the way to the sea each block is 100\u00a0m.',
  },
  registration: {
    title: 'Registration',
    authority: 'rera.karnataka.gov.in',
    completion: 'Completion date registered',
    extended: 'Extended until',
    exempt: 'Exempt from registration',
    document: 'Document',
    certificate: 'Open the certificate',
    own: 'Certificate of registration',
    code: 'Code that leads to the certificate',
  },
  homes: {
    title: 'Homes',
    note: 'Carpet area is the usable floor within the walls, with its inner walls; balconies and terraces stand on lines of their own.',
    carpet: 'Carpet area',
    balcony: 'Exclusive balcony',
    terrace: 'Open terrace',
    share: 'Undivided share of land',
    parking: 'Parking',
    floors: 'Floors',
    from: 'from',
    to: 'to',
    onRequest: 'Price on request',
    plan: (name: string, place: string) => `Plan${place} of ${name}`,
    freeByFloor: 'Free homes by floor',
    free: (free: number, count: number | null) => {
      if (free === 0) return 'All taken';
      return count ? `${free} of ${count} free` : `${free} free`;
    },
  },
  papers: { title: 'Papers', validUntil: 'valid until' },
  amenities: 'Amenities',
  progress: 'Progress',
  documents: 'Documents',
  specifications: 'Specifications',
  gallery: 'Gallery',
  galleryNote: 'Pictures are artist’s impressions unless a caption says otherwise.',
  qr: 'Code that leads to this page, its address, and the day of printing',
  printed: 'Printed on',
  visit: {
    planned: 'See the place',
    building: 'Visit the site',
    finished: 'Visit the building',
    unknown: 'Plan a visit',
  },
  askAbout: 'Ask about',
  /** By stage: the text must not promise papers that the project may not have. */
  askText: {
    planned: 'Write to us and we will call you when there are drawings to show.',
    building: 'Write to us and we will tell you how far the building is, and what is still free.',
    finished: 'Write to us and we will tell you what is free, or choose a day and come to see it.',
    unknown: 'Write to us about what this page does not say.',
  },
} as const;

export const countProjects = (count: number): string => (count === 1 ? '1 project' : `${count} projects`);
