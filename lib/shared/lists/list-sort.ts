/** What a list is ordered by, with a dash before it the other way round; the empty one is its usual order. */
export type ListSort<Column extends string> = Column | `-${Column}` | '';

export const sortKey = 'sort';

export function splitSort<Column extends string>(
  sort: ListSort<Column>,
): { column: Column | ''; isReversed: boolean } {
  const isReversed = sort.startsWith('-');
  // Without its dash it is a column, or empty.
  return { column: (isReversed ? sort.slice(1) : sort) as Column | '', isReversed };
}

/** Reads it as it stands in an address: what is not offered is ignored. */
export const parseSort = <Column extends string>(columns: readonly Column[], text: unknown) =>
  columns
    .flatMap((column): ListSort<Column>[] => [column, `-${column}`])
    .find((offered) => offered === text) ?? '';
