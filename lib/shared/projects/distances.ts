export type Distance = { place: string; km: number };

/** "School, 1.1" or "School 1.1 km": a place, and its kilometres at the end. */
const line = /^(.+?)[\s,:]+(\d+(?:\.\d+)?)\s*(?:km)?\.?$/i;

/** One line for each place. A line without kilometres has NaN, which no schema takes. */
export const parseDistances = (text: string): Distance[] =>
  text
    .split('\n')
    .map((typed) => typed.trim())
    .filter((typed) => typed !== '')
    .map((typed) => {
      const [, place, km] = line.exec(typed) ?? [];
      return { place: place ?? typed, km: Number(km ?? Number.NaN) };
    });

export const toDistanceLines = (distances: readonly Distance[]): string =>
  distances.map(({ place, km }) => `${place}, ${km}`).join('\n');

export const byDistance = (distances: readonly Distance[]): Distance[] =>
  [...distances].sort((one, other) => one.km - other.km);
