export const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1)?.toLowerCase() ?? '';

export const isNamed = (text: string, name: string): boolean =>
  [name.trim().toLowerCase(), lastWord(name)].some(
    (words) =>
      words !== '' &&
      new RegExp(
        `(?<![\\p{L}\\p{N}])${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
        'iu',
      ).test(text),
  );

const range = /(\d+)\s*(?:-|–|to)\s*(\d+)/gi;
const longestRange = 200;

const spellRanges = (text: string): string =>
  text.replace(range, (whole, from, to) => {
    const count = Number(to) - Number(from) + 1;
    if (count < 1 || count > longestRange) return whole;
    return Array.from({ length: count }, (_, at) => Number(from) + at).join(', ');
  });

export function findCovered(text: string, towers: readonly string[]): string[] {
  const spelled = spellRanges(text);
  const named = towers.filter((name) => isNamed(spelled, name));
  return named.length > 0 ? named : [...towers];
}
