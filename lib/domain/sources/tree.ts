import type { Bounds } from './bounds';

/** All values are texts, because an id above 2^53 would lose digits as a number. */
export type Tree = string | Tree[] | { [name: string]: Tree };

export function listTexts(tree: Tree): string[] {
  if (typeof tree === 'string') return [tree];
  const inner = Array.isArray(tree) ? tree : Object.values(tree);
  return [...(Array.isArray(tree) ? [] : Object.keys(tree)), ...inner.flatMap(listTexts)];
}

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
