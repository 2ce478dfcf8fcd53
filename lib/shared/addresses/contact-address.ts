// Read by next.config.ts too, which knows no alias.
import { idPattern } from '../id-form';
import { projectKey } from '../list-query';

export const contactAddress = (projectId: string): string => `/contact?${projectKey}=${projectId}`;

/** What Next draws for it: a prerendered page of the project's own. */
export const contactRewrites = [
  {
    source: '/contact',
    has: [{ type: 'query' as const, key: projectKey, value: `(?<id>${idPattern})` }],
    destination: '/contact/about/:id',
  },
];
