import type { Route } from 'next';

/** A record that a search of the back office found, and where it opens. */
export type SearchHit = { kind: string; name: string; note: string; href: Route };
