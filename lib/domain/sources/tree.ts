import type { Bounds } from './bounds';

/** A body whose values are all texts: an id above 2^53 is the same one still. */
export type Tree = string | Tree[] | { [name: string]: Tree };

/** The names and texts of what was read, without their places. */
export function listTexts(tree: Tree): string[] {
  if (typeof tree === 'string') return [tree];
  const inner = Array.isArray(tree) ? tree : Object.values(tree);
  return [...(Array.isArray(tree) ? [] : Object.keys(tree)), ...inner.flatMap(listTexts)];
}

/** Whether what was read is within the bounds. */
export function isTreeWithin(tree: Tree, { entries, nameLength }: Bounds): boolean {
  let count = 0;
  const visit = (part: Tree, length: number): boolean => {
    count += 1;
    if (count > entries || length > nameLength) return false;
    if (typeof part === 'string') return true;
    if (Array.isArray(part)) return part.every((each) => visit(each, length));
    return Object.entries(part).every(([name, each]) => visit(each, length + name.length + 1));
  };
  return visit(tree, 0);
}
