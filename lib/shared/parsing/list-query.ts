// The custom server imports this file, so it imports nothing.

export const listPath = '/projects';
export const searchPath = '/projects/search';

export const filterKeys = {
  status: 'status',
  category: 'category',
  town: 'location',
  bhk: 'bhk',
  budget: 'budget',
  words: 'q',
} as const;
export const pageKey = 'page';

export const choiceKeys = Object.values(filterKeys).filter((key) => key !== filterKeys.words);

/** Lists of more choices are too many to cache, so they render per request. */
const maxKeptChoices = 2;

export const dynamicSets: readonly (readonly string[])[] = choiceKeys.flatMap((one, at) =>
  choiceKeys
    .slice(at + 1)
    .flatMap((two, next) => choiceKeys.slice(at + next + 2).map((three) => [one, two, three])),
);

export const isDynamicList = (asked: URLSearchParams): boolean =>
  asked.has(filterKeys.words) || choiceKeys.filter((key) => asked.get(key)).length > maxKeptChoices;

export const maxSearchLength = 80;

export const foldWords = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').slice(0, maxSearchLength).trim();

export const listQueryKeys = [...Object.values(filterKeys), pageKey];

/** One order of choices, so that equal lists share a cached response. */
export function toSearchQuery(asked: URLSearchParams): URLSearchParams {
  const read = (key: string) => asked.get(key) ?? '';
  const pairs = listQueryKeys.map((key) => [
    key,
    key === filterKeys.words ? foldWords(read(key)) : read(key),
  ]);
  return new URLSearchParams(pairs.filter(([, text]) => text !== '') as [string, string][]);
}

export const projectKey = 'project';

export const countedKeys: ReadonlyMap<string, readonly string[]> = new Map([
  [listPath, listQueryKeys],
  ['/contact', [projectKey]],
]);
