/** How much of each fault is done. */
export type Run = {
  /** Of the counts and the times: 1 is the whole. */
  share: number;
  /** Of what takes as long as it is told. */
  minutes?: number;
};

/** So many of the whole, one at least. */
export const scaled = ({ share }: Run, count: number): number => Math.max(1, Math.round(count * share));
