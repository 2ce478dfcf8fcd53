import {
  answerNames,
  type FactName,
  type Facts,
  factNames,
  placeholderOf,
} from '@/lib/content/settings/fact-names';
import { mapTexts } from './texts';

const toKey = (name: string) => name.toLowerCase().replace(/[^a-z]/g, '');

const braced = /\{{1,2}([^{}]{1,40})\}{1,2}/g;
const whole = /\{\{([^{}]{1,40})\}\}/g;
const anyBrace = /\{+[^{}]{0,40}\}+|\{+[^{}\s]{0,40}|[^{}\s]{0,40}\}+/;

function definePlaceholders<Name extends string>(names: readonly Name[], write: (name: Name) => string) {
  const namesByKey = new Map<string, Name>(names.map((name) => [toKey(name), name]));
  const findName = (written: string) => namesByKey.get(toKey(written));

  const tidy = (text: string): string =>
    text.replace(braced, (written, inner: string) => {
      const name = findName(inner);
      return name ? write(name) : written;
    });

  const list = (text: string): Name[] =>
    [...text.matchAll(whole)].flatMap(([, inner = '']) => findName(inner) ?? []);

  function findBroken(text: string): string | null {
    const rest = text.replace(whole, (written, inner: string) => (findName(inner) ? ' ' : written));
    return anyBrace.exec(rest)?.[0].trim() ?? null;
  }

  function fill(text: string, facts: Record<Name, string>): string | null {
    if (list(text).some((name) => facts[name] === '')) return null;
    return text.replace(whole, (written, inner: string) => {
      const name = findName(inner);
      return name ? facts[name] : written;
    });
  }

  return { tidy, list, findBroken, fill };
}

export const {
  tidy: tidyPlaceholders,
  list: listPlaceholders,
  findBroken: findBrokenPlaceholder,
  fill: fillPlaceholders,
} = definePlaceholders(factNames, placeholderOf);

export const answerPlaceholders = definePlaceholders(answerNames, placeholderOf);

export function coverPlaceholders(text: string, start: number, end: number): [start: number, end: number] {
  const spans = [...text.matchAll(whole)].map(
    ({ 0: written, index }) => [index, index + written.length] as const,
  );
  const first = spans.find(([from, to]) => from < start && start < to)?.[0] ?? start;
  const last = spans.find(([from, to]) => from < end && end < to)?.[1] ?? end;
  return [first, last];
}

export const fillTexts = <T>(value: T, facts: Facts): T =>
  mapTexts(value, (text) => fillPlaceholders(text, facts));

const minLiteral = 6;

export function replaceLiterals<T>(value: T, literals: readonly [FactName, string][]): T {
  const known = literals
    .filter(([, literal]) => literal.length >= minLiteral)
    // Longest first: an address contains its PIN code.
    .sort(([, a], [, b]) => b.length - a.length);
  return mapTexts(value, (text) =>
    known.reduce((left, [name, literal]) => left.replaceAll(literal, placeholderOf(name)), text),
  );
}
