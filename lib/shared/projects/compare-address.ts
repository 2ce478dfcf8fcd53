import { comparedKey, comparePath } from '../../content/projects/compare';

/** The address of these projects beside each other, by the last parts of their own. */
export const compareHref = (slugs: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams(slugs.map((slug) => [comparedKey, slug]))}`;
