/** The texts one after the other, each on a line of its own, in as few pieces of so many characters as they fit into. */
export function joinTexts(texts: string[], maxLength: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const text of texts) {
    if (piece !== '' && piece.length + text.length + 1 > maxLength) {
      pieces.push(piece);
      piece = '';
    }
    piece += piece === '' ? text : `\n${text}`;
  }
  return [...pieces, piece];
}
