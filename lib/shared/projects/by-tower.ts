export function partByTower<E extends { tower: string }>(newestFirst: readonly E[]) {
  const isNewest = (entry: E) => newestFirst.find(({ tower }) => tower === entry.tower) === entry;
  return {
    newest: newestFirst.filter(isNewest),
    older: newestFirst.filter((entry) => !isNewest(entry)),
  };
}
