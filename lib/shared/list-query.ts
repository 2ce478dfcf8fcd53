// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

/** The names in the address bar. */
export const filterKeys = {
  status: 'status',
  category: 'category',
  town: 'location',
  bhk: 'bhk',
  budget: 'budget',
  words: 'q',
} as const;
export const pageKey = 'page';

/** The keys of what is chosen among what is offered. */
export const choiceKeys = Object.values(filterKeys).filter((key) => key !== filterKeys.words);

/** Lists of so many choices are kept. Of more there are too many, as of words: they are drawn for their request. */
const maxKeptChoices = 2;

/** The choices that make a list one that is drawn, where all of a set are asked for. */
export const dynamicSets: readonly (readonly string[])[] = choiceKeys.flatMap((one, at) =>
  choiceKeys
    .slice(at + 1)
    .flatMap((two, next) => choiceKeys.slice(at + next + 2).map((three) => [one, two, three])),
);

/** Whether the list is drawn for its request. */
export const isDynamicList = (asked: URLSearchParams): boolean =>
  asked.has(filterKeys.words) || choiceKeys.filter((key) => asked.get(key)).length > maxKeptChoices;

/** A list with one of these in its address is another than the plain one. */
export const listQueryKeys = [...Object.values(filterKeys), pageKey];

/** In the address of the contact page: what it is about. */
export const projectKey = 'project';

/** What of a query makes another page, by path. */
export const countedKeys: ReadonlyMap<string, readonly string[]> = new Map([
  ['/projects', listQueryKeys],
  ['/contact', [projectKey]],
]);
