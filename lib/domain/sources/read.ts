import { isRepeatedWithin } from '@/lib/shared/repeated-within';
import { arePartsWithin, type Bounds, isJsonWithin, mostParts, polledBounds, pushedBounds } from './bounds';
import { isTreeWithin, type Tree } from './tree';

export type { Tree };
export type Entry = [name: string, value: string];

const packed = new Set(['lead', 'leads', 'data', 'results']);
const deepest = 10;

/** "Phone_Number" and "phoneNumber" are the same. */
export const toBare = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');

const isPacked = (name: string) => packed.has(toBare(name));
const isObject = (tree: Tree): tree is { [name: string]: Tree } =>
  typeof tree === 'object' && !Array.isArray(tree);

/** PostgreSQL refuses NUL and lone surrogates. */
export const toKept = (text: string) => text.replaceAll('\u0000', '').toWellFormed().trim();

type Context = { source?: string };

function toText(this: unknown, _name: string, value: unknown, context?: Context): unknown {
  if (typeof value === 'number') return context?.source ?? String(value);
  if (typeof value === 'string') return toKept(value);
  return value === null || typeof value === 'boolean' ? String(value ?? '') : value;
}

export function readJson(text: string, bounds: Bounds = polledBounds): Tree | null {
  if (!isJsonWithin(text, bounds)) return null;
  try {
    // Node passes the source text of a number, which the types do not know yet.
    return JSON.parse(text, toText as (this: unknown, name: string, value: unknown) => unknown) as Tree;
  } catch {
    return null;
  }
}

function toTree(pairs: Iterable<Entry>): Tree {
  const values = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const same = values.get(name);
    if (same) same.push(value);
    else values.set(name, [value]);
  }
  return Object.fromEntries(
    [...values].map(([name, same]) => {
      const value = toKept(same.join(', '));
      return [name, isPacked(name) && /^[[{]/.test(value) ? (readJson(value, pushedBounds) ?? value) : value];
    }),
  );
}

async function readMultipart(text: string, contentType: string): Promise<Tree | null> {
  if (!arePartsWithin(text, mostParts)) return null;
  try {
    const form = await new Response(text, { headers: { 'content-type': contentType } }).formData();
    return toTree([...form].filter((pair): pair is Entry => typeof pair[1] === 'string'));
  } catch {
    return null;
  }
}

function readForm(text: string): Tree | null {
  const isForm = /^[^\s<>"=]+=/.test(text) && isRepeatedWithin(text, '&', pushedBounds.entries);
  return isForm ? toTree(new URLSearchParams(text)) : null;
}

async function parse(text: string, contentType: string): Promise<Tree | null> {
  const sent = text.trim();
  if (/^[[{]/.test(sent)) return readJson(sent, pushedBounds);
  return /^multipart\/form-data/i.test(contentType) ? readMultipart(text, contentType) : readForm(sent);
}

/** Services often send a wrong content type. Null when unreadable or beyond the bounds. */
export async function readTree(text: string, contentType: string): Promise<Tree | null> {
  const tree = await parse(text, contentType);
  return tree !== null && isTreeWithin(tree, pushedBounds) ? tree : null;
}

/** Nested names are joined: "contact.phone". */
export function listEntries(tree: Tree, name = '', depth = 0): Entry[] {
  if (typeof tree === 'string') return [[name, tree]];
  if (depth >= deepest) return [];
  const inner: [string, Tree][] = Array.isArray(tree) ? tree.map((part) => ['', part]) : Object.entries(tree);
  return inner.flatMap(([own, part]) =>
    listEntries(part, [name, toKept(own)].filter(Boolean).join('.'), depth + 1),
  );
}

export function listRecords(tree: Tree, depth = 0): Tree[] {
  if (typeof tree === 'string' || depth >= deepest) return [];
  if (Array.isArray(tree)) return tree.flatMap((part) => listRecords(part, depth + 1));
  const inner = Object.entries(tree).find(([name, part]) => isPacked(name) && typeof part === 'object');
  return inner ? listRecords(inner[1], depth + 1) : [tree];
}

export function findPart(tree: Tree, name: string): Tree | undefined {
  if (!isObject(tree)) return undefined;
  const bare = toBare(name);
  return Object.entries(tree).find(([own]) => toBare(own) === bare)?.[1];
}

export function textOf(tree: Tree, ...names: string[]): string {
  for (const name of names) {
    const found = findPart(tree, name);
    if (typeof found === 'string' && found !== '') return found;
  }
  return '';
}

/** A single object counts as a list of one. */
export function listParts(tree: Tree, name: string): Tree[] {
  const part = findPart(tree, name);
  const parts = Array.isArray(part) ? part : part === undefined ? [] : [part];
  return parts.filter((each) => typeof each !== 'string');
}
