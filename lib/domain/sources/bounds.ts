import { isRepeatedWithin } from '@/lib/shared/repeated-within';

/** A body beyond these is stored unread, because parsing it would block the process. */
export type Bounds = {
  entries: number;
  /** Characters of all names that lead to a text. */
  nameLength: number;
};

export const pushedBounds: Bounds = { entries: 2000, nameLength: 300 };
export const mostParts = 300;
/** 1,000 leads of up to 4 KB and 50 fields, which take about 100 ms to parse. */
export const polledBounds = { bytes: 4 * 1024 * 1024, entries: 50_000, nameLength: 300 } satisfies Bounds & {
  bytes: number;
};

const deepest = 20;
const [quote, backslash] = ['"', '\\'] as const;

function endOfString(text: string, start: number): number {
  let end = text.indexOf(quote, start + 1);
  while (end !== -1) {
    let before = end - 1;
    while (text[before] === backslash) before -= 1;
    if ((end - before) % 2 === 1) return end;
    end = text.indexOf(quote, end + 1);
  }
  return text.length;
}

/** Counts signs only, because parsing a larger text takes seconds. */
export function isJsonWithin(text: string, { entries, nameLength }: Bounds): boolean {
  let count = 1;
  let depth = 0;
  let stringLength = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === quote) {
      const end = endOfString(text, at);
      stringLength = end - at - 1;
      at = end;
    } else if (sign === ':') {
      // One letter may be written as six signs.
      if (stringLength > 6 * nameLength) return false;
    } else if (sign === ',') count += 1;
    else if (sign === '{' || sign === '[') {
      count += 1;
      depth += 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
    if (count > entries || depth > deepest) return false;
  }
  return true;
}

const headBytes = 16_000;
const headEnd = /\r?\n\r?\n/;

/** Each part begins with a line of two hyphens. */
export function arePartsWithin(text: string, most: number): boolean {
  if (!isRepeatedWithin(text, '\n--', most)) return false;
  const isShortAt = (start: number) =>
    text.length - start <= headBytes || headEnd.test(text.slice(start, start + headBytes));
  if (!isShortAt(0)) return false;
  for (let at = text.indexOf('\n--'); at !== -1; at = text.indexOf('\n--', at + 3))
    if (!isShortAt(at)) return false;
  return true;
}
