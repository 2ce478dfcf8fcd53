export type ListSort<Column extends string> = Column | `-${Column}` | '';

export const sortKey = 'sort';

export function splitSort<Column extends string>(
  sort: ListSort<Column>,
): { column: Column | ''; isReversed: boolean } {
  const isReversed = sort.startsWith('-');
  return { column: (isReversed ? sort.slice(1) : sort) as Column | '', isReversed };
}

export const parseSort = <Column extends string>(columns: readonly Column[], text: unknown) =>
  columns
    .flatMap((column): ListSort<Column>[] => [column, `-${column}`])
    .find((offered) => offered === text) ?? '';
