// Read by next.config.ts too, which knows no alias.
import { idPattern, noId, slugPattern } from './id-form';

/** Addresses that can be no record's, by kind, lead to the one not-found page of that kind. */
export const malformedRewrites = [
  { source: `/projects/:id((?!${slugPattern}$)[^/]+)`, destination: `/projects/${noId}` },
  { source: `/board/:id((?!${idPattern}$)[^/]+)`, destination: `/board/${noId}` },
  { source: '/projects/page/:n((?!(?:[2-9]|[1-9]\\d{1,2})$)[^/]+)', destination: '/projects/page/0' },
];
