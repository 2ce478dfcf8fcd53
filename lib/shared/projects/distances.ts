export type Distance = { place: string; km: number };

const line = /^(.+?)[\s,:]+(\d+(?:\.\d+)?)\s*(?:km)?\.?$/i;

/** NaN without kilometres, which no schema accepts. */
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
