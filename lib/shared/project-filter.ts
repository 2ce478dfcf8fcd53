// next.config.ts imports this file without path aliases.
import { type BhkChoice, type BudgetChoice, bhkChoices, budgetChoices } from '../content/home-choices';
import {
  type ProjectCategory,
  type ProjectStatus,
  projectCategories,
  projectStatuses,
} from '../content/projects/projects';
import { filterKeys, foldWords, pageKey } from './parsing/list-query';

export type ProjectFilter = {
  status: ProjectStatus | '';
  category: ProjectCategory | '';
  town: string;
  bhk: BhkChoice | '';
  budget: BudgetChoice | '';
  words: string;
};

export const noFilter: ProjectFilter = {
  status: '',
  category: '',
  town: '',
  bhk: '',
  budget: '',
  words: '',
};

const maxPage = 999;

type Query = Record<string, string | string[] | undefined>;

function textOf(query: Query, key: string): string {
  const value = query[key];
  return (Array.isArray(value) ? (value[0] ?? '') : (value ?? '')).trim().replace(/\s+/g, ' ');
}

function oneOf<T extends string>(offered: readonly T[], text: string): T | '' {
  return offered.find((offer) => offer.toLowerCase() === text.toLowerCase()) ?? '';
}

export function parseFilter(query: Query, towns: readonly string[]): ProjectFilter {
  return {
    status: oneOf(projectStatuses, textOf(query, filterKeys.status)),
    category: oneOf(projectCategories, textOf(query, filterKeys.category)),
    town: oneOf(towns, textOf(query, filterKeys.town)),
    bhk: oneOf(bhkChoices, textOf(query, filterKeys.bhk)),
    budget: oneOf(budgetChoices, textOf(query, filterKeys.budget)),
    words: foldWords(textOf(query, filterKeys.words)),
  };
}

export function parsePage(query: Query): number {
  const page = Number(textOf(query, pageKey) || 1);
  return Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1;
}

export const listWords = ({ words }: Pick<ProjectFilter, 'words'>): string[] =>
  words
    .toLowerCase()
    // People type Kannada words with or without zero-width joiners.
    .replaceAll(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const isFiltered = (filter: ProjectFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

export function toFilterQuery(filter: ProjectFilter, page = 1): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.keys(filterKeys) as (keyof typeof filterKeys)[]) {
    if (filter[name]) query.set(filterKeys[name], filter[name]);
  }
  if (page > 1) query.set(pageKey, String(page));
  return query;
}

export function filterHref(filter: ProjectFilter, page = 1): string {
  if (!isFiltered(filter)) return page === 1 ? '/projects' : `/projects/page/${page}`;
  return `/projects?${toFilterQuery(filter, page)}`;
}
