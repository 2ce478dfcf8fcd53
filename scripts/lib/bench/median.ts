/** The number below which this share of them lies, as one of them. */
export function quantile(numbers: number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The middle one; of an even count the lower of the two. */
export const median = (numbers: number[]): number => quantile(numbers, 0.5);
