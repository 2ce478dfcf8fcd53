/** The newest entry of each building, or of the whole project, and what is older; both in the order that they came in. */
export function partByTower<E extends { tower: string }>(newestFirst: readonly E[]) {
  const isNewest = (entry: E) => newestFirst.find(({ tower }) => tower === entry.tower) === entry;
  return {
    newest: newestFirst.filter(isNewest),
    older: newestFirst.filter((entry) => !isNewest(entry)),
  };
}
