import { comparedKey, comparePath } from '../../content/projects/compare';

export const compareHref = (slugs: readonly string[]): string =>
  `${comparePath}?${new URLSearchParams(slugs.map((slug) => [comparedKey, slug]))}`;
