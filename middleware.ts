import { type NextFetchEvent, type NextRequest, NextResponse } from 'next/server';
import { canOpen, homeOf } from '@/lib/content/admin/admin-screens';
import {
  accountPath,
  adminApp,
  codePath,
  forgotPath,
  invitationPath,
  loginPath,
  resetPath,
} from '@/lib/content/nav';
import { partnerPath } from '@/lib/content/partners';
import { visitPath } from '@/lib/content/visits';
import { isMissingEnquiry } from '@/lib/domain/enquiries/inbox/missing';
import { sessionCookies } from '@/lib/server/auth/cookies';
import { findRequestSecret } from '@/lib/server/auth/next-auth/token';
import { loginAddress } from '@/lib/server/auth/page';
import { type ActiveSession, findActiveSession } from '@/lib/server/auth/session';
import { isDatabaseAnswering } from '@/lib/server/database-answers';
import {
  answerNotFound,
  answerUnavailable,
  isScreen,
  letSearch,
  letThrough,
  noStore,
} from '@/lib/server/front/middleware-responses';
import { redirectCaching, redirectStatus } from '@/lib/server/front/redirects/redirect-key';
import { searchPaths } from '@/lib/server/front/search-limit/searches';
import { isServerless } from '@/lib/server/host';
import { findActionRefusal } from '@/lib/server/http/action-guard';
import { log } from '@/lib/server/log';
import { isReading } from '@/lib/shared/parsing/is-reading';
import { listPath } from '@/lib/shared/parsing/list-query';
import { findAbovePage } from '@/lib/shared/projects/below-project';

async function findSession(request: NextRequest): Promise<ActiveSession | null | 'unknown'> {
  try {
    return await findActiveSession(await findRequestSecret(request));
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the session could not be looked up');
    return 'unknown';
  }
}

const openPaths = new Set<string>([codePath, invitationPath, forgotPath, resetPath]);
/** Public files, which browsers load without a session. */
const appPaths = new Set<string>([adminApp.worker, adminApp.manifest, adminApp.offline]);
const hasPages = (path: string) => path === loginPath || isScreen(path);

const linkPaths = new Set<string>([visitPath, partnerPath]);

const renderedPaths = new Set([listPath, ...searchPaths]);
const isUnknown = (request: NextRequest) =>
  isReading(request) && !['/admin', loginPath].some((start) => request.nextUrl.pathname.startsWith(start));

/** Our own server checks this before it calls Next. */
const needsDatabase = ({ method, nextUrl: { pathname } }: NextRequest) =>
  isReading({ method }) &&
  (renderedPaths.has(pathname) ||
    findAbovePage(pathname) !== null ||
    linkPaths.has(pathname) ||
    isScreen(pathname) ||
    pathname.startsWith('/preview/'));

async function letPreview(request: NextRequest): Promise<NextResponse> {
  // Loaded on demand, so that other responses do not wait.
  const { isMissingPreview } = await import('@/lib/domain/drafts/preview');
  return (await isMissingPreview(request.nextUrl.pathname)) ? answerNotFound() : letThrough(request);
}

/** Our own server redirects before Next; on a serverless host the request comes here. */
async function letBelowProject(request: NextRequest, address: string): Promise<NextResponse> {
  if (!isServerless()) return letThrough(request);
  const { isMissingProject } = await import('@/lib/domain/projects/missing');
  return (await isMissingProject(address)) ? answerNotFound() : letThrough(request);
}

/** Our own server redirects before Next; on a serverless host the request comes here. */
async function letUnknown(request: NextRequest, event: NextFetchEvent): Promise<NextResponse> {
  if (!isServerless()) return NextResponse.next();
  const { url, nextUrl } = request;
  const { countMissingPage } = await import('@/lib/server/front/missing-pages/serverless');
  const { findRedirect } = await import('@/lib/server/front/redirects/serverless');
  const target = await findRedirect(nextUrl.pathname + nextUrl.search);
  if (target !== null)
    return NextResponse.redirect(new URL(target, url), { status: redirectStatus, headers: redirectCaching });
  event.waitUntil(countMissingPage(request, nextUrl.pathname));
  return NextResponse.next();
}

function sendToLogin(request: NextRequest): NextResponse {
  const path = request.nextUrl.pathname + request.nextUrl.search;
  const response = NextResponse.redirect(new URL(loginAddress(path), request.url), 307);
  // AUTH-5: clears a failed session. Browsers ignore a cookie whose name requires Secure without it.
  for (const name of sessionCookies.filter((cookie) => request.cookies.has(cookie)))
    response.cookies.delete({ name, secure: name.startsWith('__') });
  return noStore(response);
}

/** Sends the status early: the check of a page comes after a 200. Pages, actions and data check again. */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const refusal = findActionRefusal(request);
  if (refusal) return refusal;
  if (isReading(request) && appPaths.has(request.nextUrl.pathname)) return NextResponse.next();
  if (isServerless() && needsDatabase(request) && !(await isDatabaseAnswering()))
    return answerUnavailable(request);
  // The list is public but not prerendered, so its scripts need a nonce.
  if (renderedPaths.has(request.nextUrl.pathname)) return letSearch(request);
  if (request.nextUrl.pathname.startsWith('/preview/')) return letPreview(request);
  const abovePage = findAbovePage(request.nextUrl.pathname);
  if (abovePage) return letBelowProject(request, abovePage.project);
  if (linkPaths.has(request.nextUrl.pathname)) return letThrough(request);
  if (isUnknown(request)) return letUnknown(request, event);
  // A link works with or without a session.
  if (openPaths.has(request.nextUrl.pathname)) return letThrough(request);
  // SHELL-2: a 404 of Next would carry the header and footer of the website.
  if (!hasPages(request.nextUrl.pathname)) return answerNotFound();
  // AUTH-6: a redirect would lose what was typed, so the action reports the lost session.
  if (request.method === 'POST' && request.headers.has('next-action')) return letThrough(request);
  const session = await findSession(request);
  // Without the database nobody is sent to the log-in.
  if (session === 'unknown') return letThrough(request);
  const { pathname } = request.nextUrl;
  if (pathname === loginPath) {
    if (session === null) return letThrough(request);
    // AUTH-3
    return noStore(NextResponse.redirect(new URL(homeOf(session.user.role), request.url)));
  }
  if (session === null) return sendToLogin(request);
  if (session.lacksSecondFactor && pathname !== accountPath)
    return noStore(NextResponse.redirect(new URL(accountPath, request.url), 307));
  if (!canOpen(session.user.role, pathname)) {
    // Logs existing screens only.
    if (canOpen('admin', pathname)) log.warn({ code: 'forbidden' }, 'refused');
    return answerNotFound();
  }
  return (await isMissingEnquiry(pathname)) ? answerNotFound() : letThrough(request);
}

// Next reads this without running it, so the conditions of a list repeat here. A test compares them.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/admin(.*)',
    '/786313login(.*)',
    '/projects/search',
    '/compare',
    '/projects/:id/costs',
    '/projects/:id/visit',
    '/visit',
    '/partner',
    '/preview/:token',
    // Lists the names of all pages and files. A test compares them.
    '/((?!$|(?:_next|api|admin|786313login|uploads|documents|share|preview|brand-icon|brand|media|film)(?:/|$)|(?:about|aboutclick|brands|confirm|document|faqs|partner|privacy|sitemap|terms|unavailable|visit|withdraw)$|(?:board|careers|contact|landowners|newsletter|partners|press|projects|upcoming-projects)(?:/[^.]*)?$|[^/]+\\.(?:css|ico|png|txt|webmanifest|xml)$).*)',
    { source: '/projects', has: [{ type: 'query', key: 'q' }] },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'category' },
        { type: 'query', key: 'location' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'category' },
        { type: 'query', key: 'bhk' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'category' },
        { type: 'query', key: 'budget' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'location' },
        { type: 'query', key: 'bhk' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'location' },
        { type: 'query', key: 'budget' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'status' },
        { type: 'query', key: 'bhk' },
        { type: 'query', key: 'budget' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'category' },
        { type: 'query', key: 'location' },
        { type: 'query', key: 'bhk' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'category' },
        { type: 'query', key: 'location' },
        { type: 'query', key: 'budget' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'category' },
        { type: 'query', key: 'bhk' },
        { type: 'query', key: 'budget' },
      ],
    },
    {
      source: '/projects',
      has: [
        { type: 'query', key: 'location' },
        { type: 'query', key: 'bhk' },
        { type: 'query', key: 'budget' },
      ],
    },
    { source: '/:path*', has: [{ type: 'header', key: 'next-action' }] },
    {
      source: '/:path((?!api/|confirm$|document$|withdraw$).*)',
      has: [{ type: 'header', key: 'content-type', value: 'multipart/form-data.*' }],
    },
  ],
};
