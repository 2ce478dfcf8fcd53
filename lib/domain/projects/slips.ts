/** In letters; shorter words are too similar. */
const shortest = 6;

/** One wrong, missing or extra letter; the first must match. */
export function isSlipOf(word: string, known: string): boolean {
  if (Math.min(word.length, known.length) < shortest || word[0] !== known[0]) return false;
  const isShorter = word.length < known.length;
  const [short, long] = isShorter ? [word, known] : [known, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
