import { findPart, type Tree, textOf } from '../../read';

export type Change = { field: string; value: Tree };

const listOf = (tree: Tree, name: string): Tree[] => {
  const part = findPart(tree, name);
  return Array.isArray(part) ? part : [];
};

export const listChanges = (body: Tree): Change[] =>
  listOf(body, 'entry')
    .flatMap((entry) => listOf(entry, 'changes'))
    .map((change) => ({ field: textOf(change, 'field'), value: findPart(change, 'value') ?? '' }));

export const listParts = (change: Change, name: string): Tree[] => listOf(change.value, name);
