export type Listing = { theirs: string; projectId: string };

export type SeenListing = { theirs: string; count: number };

const toKey = (theirs: string) => theirs.trim().toLowerCase();

export const isSameListing = (one: string, other: string): boolean => toKey(one) === toKey(other);

export const findListed = (listings: readonly Listing[], theirs: string): string | null =>
  listings.find((listing) => isSameListing(listing.theirs, theirs))?.projectId ?? null;

export function chooseProject(listings: readonly Listing[], theirs: string, projectId: string): Listing[] {
  const others = listings.filter((listing) => !isSameListing(listing.theirs, theirs));
  return projectId === '' ? others : [...others, { theirs, projectId }];
}

/** Sorted, so that equal tables give equal texts. */
export const toListingText = (listings: readonly Listing[]): string =>
  JSON.stringify(
    listings
      .map(({ theirs, projectId }) => [theirs, projectId])
      .toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  );

export function fromListingText(text: string): Listing[] {
  const pairs = JSON.parse(text) as [string, string][];
  return pairs.map(([theirs, projectId]) => ({ theirs, projectId }));
}

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

export const countFormer = (listings: readonly Listing[], seen: readonly SeenListing[]): number =>
  seen.reduce((sum, { theirs, count }) => sum + (findListed(listings, theirs) === null ? 0 : count), 0);

type Named = { _id: string; name: string };

export const describeListings = (listings: readonly Listing[], projects: readonly Named[]): string =>
  listings
    .map(
      ({ theirs, projectId }) =>
        `${theirs}: ${projects.find(({ _id }) => _id === projectId)?.name ?? 'a deleted project'}`,
    )
    .join(', ') || 'without a project';
