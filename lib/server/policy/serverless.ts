import { filterKeys } from '../../shared/parsing/list-query';
import { contentSecurityPolicy } from './content-security-policy.cjs';

const withOwnPolicy = [
  'admin',
  '786313login',
  'projects/search$',
  'compare$',
  'projects/[^/]+/costs$',
  'projects/[^/]+/brochure$',
  'projects/[^/]+/visit$',
  'visit$',
  'preview/',
  'api/',
  'uploads/',
  'confirm$',
  'document$',
  'documents/',
  'withdraw$',
  '_next/',
];

type Pictures = Parameters<typeof contentSecurityPolicy>[1];

/** A serverless host stores prerendered pages itself, so nothing can hash their scripts. */
export function hostPolicy(pictures: Pictures) {
  const value = contentSecurityPolicy({ scripts: ["'unsafe-inline'"] }, pictures);
  const headers = [{ key: 'Content-Security-Policy', value }];
  return [
    { source: '/projects', missing: [{ type: 'query' as const, key: filterKeys.words }], headers },
    { source: `/:path((?!${[...withOwnPolicy, 'projects$'].join('|')}).*)`, headers },
  ];
}
