import { filterKeys } from '../../shared/list-query';
import { contentSecurityPolicy } from './content-security-policy.cjs';

/** What has a policy of its own, or is no document: what the middleware matches, and what route handlers answer. */
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

/**
 * A serverless host keeps the prerendered pages itself: nothing there could hash the scripts of a finished page, as the
 * cache handler does on one server. The list with free words has a nonce of the middleware.
 */
export function hostPolicy(pictures: Pictures) {
  const value = contentSecurityPolicy({ scripts: ["'unsafe-inline'"] }, pictures);
  const headers = [{ key: 'Content-Security-Policy', value }];
  return [
    { source: '/projects', missing: [{ type: 'query' as const, key: filterKeys.words }], headers },
    { source: `/:path((?!${[...withOwnPolicy, 'projects$'].join('|')}).*)`, headers },
  ];
}
