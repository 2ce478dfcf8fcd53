// next.config.ts imports this file without path aliases.

import type { Route } from 'next';
import { bhkChoices, budgetChoices } from '../content/home-choices';
import { projectCategories, projectStatuses } from '../content/projects/projects';
import { dynamicSets, filterKeys, isDynamicList, pageKey, searchPath } from './parsing/list-query';

const filteredPath = '/projects/filtered';
const noChoice = '-';

// A host may decode a query before it compares it.
const anySpace = (text: string) => text.replaceAll('.', '\\.').replaceAll(' ', '(?: |\\+|%20)');
const oneOf = (texts: readonly string[]) => texts.map(anySpace).join('|');

// Invalid UTF-8 cannot be decoded, so it counts as absent.
const follows = '%[89abAB][0-9a-fA-F]';
const encodedCharacter = [
  '%[2-7][0-9a-fA-F]',
  `%(?:[cC][2-9a-fA-F]|[dD][0-9a-fA-F])${follows}`,
  `%[eE]0%[abAB][0-9a-fA-F]${follows}`,
  `%[eE][1-9a-cefA-CEF]${follows}${follows}`,
].join('|');

// As part of a path they lead elsewhere.
const dots = '(?:\\.|%2[eE]){1,2}';

const choices = [
  { key: filterKeys.status, pattern: oneOf(projectStatuses) },
  { key: filterKeys.category, pattern: oneOf(projectCategories) },
  { key: filterKeys.town, pattern: `(?!${dots}$)(?:[^/?#&%\\\\]|${encodedCharacter}){1,80}` },
  { key: filterKeys.bhk, pattern: oneOf(bhkChoices) },
  { key: filterKeys.budget, pattern: oneOf(budgetChoices) },
  { key: pageKey, pattern: '[1-9]\\d{0,2}' },
];

export type FilteredParams = Record<'status' | 'category' | 'town' | 'bhk' | 'budget' | 'page', string>;

const asked = (key: string) => ({ type: 'query' as const, key });
const hasWords = asked(filterKeys.words);
const isDrawn = (keys: string[]) => isDynamicList(new URLSearchParams(keys.map((key) => [key, 'any'])));

/** Larger sets first, so that an unknown choice counts as absent. */
function listRewrites() {
  const sets = Array.from({ length: 2 ** choices.length - 1 }, (_, index) =>
    choices.filter((_choice, at) => ((index + 1) >> at) & 1),
  )
    .filter((set) => !isDrawn(set.map(({ key }) => key)))
    .sort((one, other) => other.length - one.length);
  return sets.map((set) => ({
    source: '/projects',
    has: set.map(({ key, pattern }) => ({ type: 'query' as const, key, value: `(?<${key}>${pattern})` })),
    missing: [hasWords],
    destination: [
      filteredPath,
      ...choices.map((choice) => (set.includes(choice) ? `:${choice.key}` : noChoice)),
    ].join('/'),
  }));
}

export const listQueryRewrites = [
  { source: '/projects', has: [hasWords], destination: searchPath },
  ...dynamicSets.map((set) => ({ source: '/projects', has: set.map(asked), destination: searchPath })),
  ...listRewrites(),
];

const toSegment = (text: string) => encodeURIComponent(text) || noChoice;

export function toListRoute(address: string): Route {
  const [path, search] = address.split('?');
  if (path !== '/projects' || !search) return address as Route;
  const query = new URLSearchParams(search);
  if (isDynamicList(query)) return `${searchPath}?${search}` as Route;
  return [filteredPath, ...choices.map(({ key }) => toSegment(query.get(key) ?? ''))].join('/') as Route;
}

function readSegment(segment = noChoice): string {
  try {
    const text = decodeURIComponent(segment.replaceAll('+', ' '));
    return text === noChoice ? '' : text;
  } catch {
    return '';
  }
}

export const readFilteredParams = ({
  status,
  category,
  town,
  bhk,
  budget,
  page,
}: FilteredParams): Record<string, string> =>
  Object.fromEntries(
    [status, category, town, bhk, budget, page].map((part, at) => [choices[at]?.key, readSegment(part)]),
  );

export const isListRoute = (pathname: string): boolean =>
  pathname === searchPath || pathname.startsWith(`${filteredPath}/`);

export function toListAddress({ pathname, search }: { pathname: string; search: string }): string {
  if (pathname === searchPath) return `/projects${search}`;
  if (!isListRoute(pathname)) return `${pathname}${search}`;
  const parts = pathname.slice(filteredPath.length + 1).split('/');
  const asked = choices.map(({ key }, at) => [key, readSegment(parts[at])] as [string, string]);
  return `/projects?${new URLSearchParams(asked.filter(([, text]) => text !== ''))}`;
}
