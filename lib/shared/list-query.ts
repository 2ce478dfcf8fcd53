// Read by the custom server too, whose files may import nothing without an extension: this one imports nothing.

export const listPath = '/projects';
/** The route that a list is rewritten to that is drawn for what it is asked for. */
export const searchPath = '/projects/search';

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

/** So many characters of free words are read. */
export const maxSearchLength = 80;

/** Free words as they are looked for: without the spaces that say nothing, and no longer than the field takes. */
export const foldWords = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').slice(0, maxSearchLength).trim();

/** A list with one of these in its address is another than the plain one. */
export const listQueryKeys = [...Object.values(filterKeys), pageKey];

/** What of a query a list of words or of many choices is drawn for: each choice once, in one order. */
export function toSearchQuery(asked: URLSearchParams): URLSearchParams {
  const read = (key: string) => asked.get(key) ?? '';
  const pairs = listQueryKeys.map((key) => [
    key,
    key === filterKeys.words ? foldWords(read(key)) : read(key),
  ]);
  return new URLSearchParams(pairs.filter(([, text]) => text !== '') as [string, string][]);
}

/** In the address of the contact page: what it is about. */
export const projectKey = 'project';

/** What of a query makes another page, by path. */
export const countedKeys: ReadonlyMap<string, readonly string[]> = new Map([
  [listPath, listQueryKeys],
  ['/contact', [projectKey]],
]);
