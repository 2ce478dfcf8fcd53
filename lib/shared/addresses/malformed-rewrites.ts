// Read by next.config.ts too, which knows no alias.
import { pagedKinds } from '../../content/record-kinds';
import { idPattern, noId, slugPattern } from '../id-form';

const forms = { id: idPattern, slug: slugPattern };

/** Addresses that can be no record's, by kind, lead to the one not-found page of that kind. */
export const malformedRewrites = [
  ...pagedKinds.map(({ noun, page }) => ({
    source: `/${noun}/:id((?!${forms[page]}$)[^/]+)`,
    destination: `/${noun}/${noId}`,
  })),
  { source: '/projects/page/:n((?!(?:[2-9]|[1-9]\\d{1,2})$)[^/]+)', destination: '/projects/page/0' },
];
