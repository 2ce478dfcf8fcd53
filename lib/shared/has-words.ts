const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether each word that was typed begins one of a text; a text that is wholly in what was typed is meant, too: "Phone" by "phone number". */
export function hasWords(text: string, typed: string): boolean {
  const [own, asked] = [wordsOf(text), wordsOf(typed)];
  if (asked.length === 0) return true;
  return (
    asked.every((word) => own.some((each) => each.startsWith(word))) ||
    (own.length > 0 && asked.length > own.length && own.every((word) => asked.includes(word)))
  );
}
