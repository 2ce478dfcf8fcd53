const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** A text inside the typed words matches too: "Phone" by "phone number". */
export function hasWords(text: string, typed: string): boolean {
  const [own, asked] = [wordsOf(text), wordsOf(typed)];
  if (asked.length === 0) return true;
  return (
    asked.every((word) => own.some((each) => each.startsWith(word))) ||
    (own.length > 0 && asked.length > own.length && own.every((word) => asked.includes(word)))
  );
}
