type PlannedHome = { _id: string; name: string; count: number };

type MatchedPlan = { slot: string | null; isNamed: boolean };

const wordsOf = (text: string): string[] =>
  text
    .replace(/\.[a-z]{3,4}$/i, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const holds = (words: string[], part: string[]): boolean =>
  part.length > 0 && ` ${words.join(' ')} `.includes(` ${part.join(' ')} `);

/** "A.png" also matches "Type A". */
function rate(file: string[], name: string): number {
  const words = wordsOf(name);
  const short = words.filter((word) => word !== 'type');
  if (!holds(file, words) && !holds(file, short) && file.join('') !== words.join('')) return 0;
  return words.join('').length;
}

export function matchPlans(fileNames: readonly string[], homes: readonly PlannedHome[]): MatchedPlan[] {
  const named = fileNames.map((fileName) => {
    const words = wordsOf(fileName);
    const rated = homes.map(({ _id, name }) => ({ _id, rating: rate(words, name) }));
    const [best] = rated
      .filter(({ rating }) => rating > 0)
      .toSorted((one, other) => other.rating - one.rating);
    return best?._id ?? null;
  });
  const waiting = homes.filter(({ _id, count }) => count === 0 && !named.includes(_id));
  return named.map((slot) =>
    slot ? { slot, isNamed: true } : { slot: waiting.shift()?._id ?? null, isNamed: false },
  );
}
