type Searched = { indexOf(word: string, from?: number): number };

export function isRepeatedWithin(searched: Searched, word: string, most: number): boolean {
  let at = searched.indexOf(word);
  for (let count = 0; at !== -1; count += 1) {
    if (count >= most) return false;
    at = searched.indexOf(word, at + word.length);
  }
  return true;
}
