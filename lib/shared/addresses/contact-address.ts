// next.config.ts imports this file without path aliases.
import { idPattern } from '../parsing/id-form';
import { projectKey } from '../parsing/list-query';

export const contactAddress = (projectId: string): string => `/contact?${projectKey}=${projectId}`;

export const contactRewrites = [
  {
    source: '/contact',
    has: [{ type: 'query' as const, key: projectKey, value: `(?<id>${idPattern})` }],
    destination: '/contact/about/:id',
  },
];
