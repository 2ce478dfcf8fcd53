/** What a source calls one of our projects, in its own words or by its id of it. */
export type Listing = { theirs: string; projectId: string };

/** A listing of which enquiries came without a project, and how many did. */
export type SeenListing = { theirs: string; count: number };

const toKey = (theirs: string) => theirs.trim().toLowerCase();

export const isSameListing = (one: string, other: string): boolean => toKey(one) === toKey(other);

/** The project of a listing; null where nobody has chosen one. */
export const findListed = (listings: readonly Listing[], theirs: string): string | null =>
  listings.find((listing) => isSameListing(listing.theirs, theirs))?.projectId ?? null;

/** The table with the project of a listing chosen; '' takes the listing out. */
export function chooseProject(listings: readonly Listing[], theirs: string, projectId: string): Listing[] {
  const others = listings.filter((listing) => !isSameListing(listing.theirs, theirs));
  return projectId === '' ? others : [...others, { theirs, projectId }];
}

/** The same table is the same text, in whatever order it was chosen. */
export const toListingText = (listings: readonly Listing[]): string =>
  JSON.stringify(
    listings
      .map(({ theirs, projectId }) => [theirs, projectId])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

export function fromListingText(text: string): Listing[] {
  // What toListingText made.
  const pairs = JSON.parse(text) as [string, string][];
  return pairs.map(([theirs, projectId]) => ({ theirs, projectId }));
}

/** Every listing that has a project or waits for one, each once: those that wait first, with the most enquiries first. */
export function listRows(listings: readonly Listing[], seen: readonly SeenListing[]): SeenListing[] {
  const waiting = seen.filter(
    ({ theirs }, index) => seen.findIndex((each) => isSameListing(each.theirs, theirs)) === index,
  );
  const counted = waiting.map(({ theirs }) => ({
    theirs,
    count: seen
      .filter((each) => isSameListing(each.theirs, theirs))
      .reduce((sum, { count }) => sum + count, 0),
  }));
  const chosen = listings.filter(({ theirs }) => !waiting.some((each) => isSameListing(each.theirs, theirs)));
  return [
    ...counted.toSorted((one, other) => other.count - one.count),
    ...chosen.map(({ theirs }) => ({ theirs, count: 0 })),
  ];
}

/** How many enquiries a table gives a project that have none. */
export const countFormer = (listings: readonly Listing[], seen: readonly SeenListing[]): number =>
  seen.reduce((sum, { theirs, count }) => sum + (findListed(listings, theirs) === null ? 0 : count), 0);

type Named = { _id: string; name: string };

/** "KC-02: Kadal Crest, TP-9: Twin Palms". */
export const describeListings = (listings: readonly Listing[], projects: readonly Named[]): string =>
  listings
    .map(
      ({ theirs, projectId }) =>
        `${theirs}: ${projects.find(({ _id }) => _id === projectId)?.name ?? 'a project that is gone'}`,
    )
    .join(', ') || 'no project for any';
