import type { Route } from 'next';

export type SearchHit = { kind: string; name: string; note: string; href: Route };
