// Read by next.config.ts too, which knows no alias.
import { type BhkChoice, type BudgetChoice, bhkChoices, budgetChoices } from '../content/home-choices';
import {
  type ProjectCategory,
  type ProjectStatus,
  projectCategories,
  projectStatuses,
} from '../content/projects/projects';
import { filterKeys, foldWords, pageKey } from './list-query';

/** What a visitor asked the list for; empty texts ask for nothing. */
export type ProjectFilter = {
  status: ProjectStatus | '';
  category: ProjectCategory | '';
  /** Last part of the location. */
  town: string;
  /** Of one of its homes, as is what that costs. */
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

/** Reads a query as it comes: what is not offered is ignored. */
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

/** The words to look for, in their order; signs are none. */
export const listWords = ({ words }: Pick<ProjectFilter, 'words'>): string[] =>
  words
    .toLowerCase()
    // Zero-width joiners and non-joiners shape the letters of a Kannada word, and are typed or not.
    .replaceAll(/[\u200c\u200d]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const isFiltered = (filter: ProjectFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

/** What an address says of a page of the list. */
export function toFilterQuery(filter: ProjectFilter, page = 1): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of Object.keys(filterKeys) as (keyof typeof filterKeys)[]) {
    if (filter[name]) query.set(filterKeys[name], filter[name]);
  }
  if (page > 1) query.set(pageKey, String(page));
  return query;
}

/** The address of a page of the list as it is filtered; the plain list has addresses without a query. */
export function filterHref(filter: ProjectFilter, page = 1): string {
  if (!isFiltered(filter)) return page === 1 ? '/projects' : `/projects/page/${page}`;
  return `/projects?${toFilterQuery(filter, page)}`;
}
