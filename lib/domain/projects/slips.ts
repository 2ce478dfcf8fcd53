/** Shorter words are too near to one another. */
const shortest = 6;

/** Whether a word is another with one letter wrong, missing or too many; the first one is right. */
export function isSlipOf(word: string, known: string): boolean {
  if (Math.min(word.length, known.length) < shortest || word[0] !== known[0]) return false;
  const isShorter = word.length < known.length;
  const [short, long] = isShorter ? [word, known] : [known, word];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
