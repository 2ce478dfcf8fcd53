import { randomBytes } from 'node:crypto';
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
import { outage } from '@/lib/content/pages/outage';
import { partnerPath } from '@/lib/content/partners';
import { searchLimit } from '@/lib/content/search-limit';
import { visitPath } from '@/lib/content/visits';
import { isMissingEnquiry } from '@/lib/domain/enquiries/inbox/missing';
import { sessionCookies } from '@/lib/server/auth/cookies';
import { findRequestSecret } from '@/lib/server/auth/next-auth/token';
import { loginAddress, requestedPathHeader } from '@/lib/server/auth/page';
import { findLiveSession, type LiveSession } from '@/lib/server/auth/session';
import { isDatabaseAnswering } from '@/lib/server/database-answers';
import { redirectCaching, redirectStatus } from '@/lib/server/front/redirects/redirect-key';
import { searchPaths } from '@/lib/server/front/search-limit/searches';
import { countSearch } from '@/lib/server/front/search-limit/serverless';
import { isServerless } from '@/lib/server/host';
import { findActionRefusal } from '@/lib/server/http/action-guard';
import { renderAgainPage } from '@/lib/server/http/again-page';
import { adminNotFound } from '@/lib/server/http/not-found-page';
import { log } from '@/lib/server/log';
import { adminPolicy, noncePolicy } from '@/lib/server/policy/nonce-policy';
import { isDrawnForEverybody } from '@/lib/server/request-id';
import { toListAddress } from '@/lib/shared/filtered-route';
import { isReading } from '@/lib/shared/is-reading';
import { listPath } from '@/lib/shared/list-query';
import { findAbovePage } from '@/lib/shared/projects/below-project';

async function findSession(request: NextRequest): Promise<LiveSession | null | 'unknown'> {
  try {
    return await findLiveSession(await findRequestSecret(request));
  } catch (error) {
    log.warn({ code: (error as { code?: string }).code }, 'the session could not be looked up');
    return 'unknown';
  }
}

/** Of a database that does not answer. */
const retryAfterSeconds = 5;

const openPaths = new Set<string>([codePath, invitationPath, forgotPath, resetPath]);
/** They tell of nobody, and the browser asks for them by itself, also where nobody is signed in or the database is away. */
const appPaths = new Set<string>([adminApp.worker, adminApp.manifest, adminApp.offline]);
const isScreen = (path: string) => path === '/admin' || path.startsWith('/admin/');
const hasPages = (path: string) => path === loginPath || isScreen(path);

/** What whoever holds a link of a mail reads there. */
const linkPaths = new Set<string>([visitPath, partnerPath]);

const drawnPaths = new Set([listPath, ...searchPaths]);
const isUnknown = (request: NextRequest) =>
  isReading(request) && !['/admin', loginPath].some((start) => request.nextUrl.pathname.startsWith(start));

/** What is drawn for its request of what the database says. Our own server asks before it asks Next. */
const needsDatabase = ({ method, nextUrl: { pathname } }: NextRequest) =>
  isReading({ method }) &&
  (drawnPaths.has(pathname) ||
    findAbovePage(pathname) !== null ||
    linkPaths.has(pathname) ||
    isScreen(pathname) ||
    pathname.startsWith('/preview/'));

const noStore = (response: NextResponse): NextResponse => {
  response.headers.set('cache-control', 'private, no-store');
  return response;
};

function letThrough(request: NextRequest): NextResponse {
  const policyOf = isScreen(request.nextUrl.pathname) ? adminPolicy : noncePolicy;
  const policy = policyOf(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(requestedPathHeader, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return noStore(response);
}

async function letSearch(request: NextRequest): Promise<NextResponse> {
  // The server has counted whoever asks, and answers everybody with it.
  if (isDrawnForEverybody()) return NextResponse.next();
  const waitSeconds = await countSearch(request.headers);
  if (waitSeconds === null) return letThrough(request);
  const { html, headers } = renderAgainPage(searchLimit, toListAddress(request.nextUrl), waitSeconds);
  return noStore(new NextResponse(html, { status: 429, headers }));
}

const answerNotFound = () =>
  noStore(new NextResponse(adminNotFound.html, { status: 404, headers: adminNotFound.headers }));

/** STATE-1 of what is drawn for its request: an empty list, and a screen that could not be read, are no answers. */
const answerUnavailable = ({ nextUrl }: NextRequest): NextResponse => {
  const { html, headers } = renderAgainPage(outage, toListAddress(nextUrl), retryAfterSeconds);
  return noStore(new NextResponse(html, { status: 503, headers }));
};

async function letPreview(request: NextRequest): Promise<NextResponse> {
  // Loaded when it is asked for: other answers do not wait for it.
  const { isMissingPreview } = await import('@/lib/domain/drafts/preview');
  return (await isMissingPreview(request.nextUrl.pathname)) ? answerNotFound() : letThrough(request);
}

/** Our own server has led an address away that no project has; a serverless host comes here. */
async function letBelowProject(request: NextRequest, address: string): Promise<NextResponse> {
  if (!isServerless()) return letThrough(request);
  const { isMissingProject } = await import('@/lib/domain/projects/missing');
  return (await isMissingProject(address)) ? answerNotFound() : letThrough(request);
}

/** An address without a page. Our own server leads it on before it asks Next; a serverless host comes here. */
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
  // AUTH-5: a session that failed is cleared. Browsers ignore a cookie whose name asks for Secure and that comes without it.
  for (const name of sessionCookies.filter((cookie) => request.cookies.has(cookie)))
    response.cookies.delete({ name, secure: name.startsWith('__') });
  return noStore(response);
}

/**
 * The early answer, with its status: a page's own check comes after a 200 has been sent, and stays as the second lock.
 * The pages, the actions and the data ask for the admin themselves.
 */
export async function middleware(request: NextRequest, event: NextFetchEvent): Promise<Response> {
  const refusal = findActionRefusal(request);
  if (refusal) return refusal;
  if (isReading(request) && appPaths.has(request.nextUrl.pathname)) return NextResponse.next();
  if (isServerless() && needsDatabase(request) && !(await isDatabaseAnswering()))
    return answerUnavailable(request);
  // The searched list is public; its scripts carry a nonce, because it is not prerendered.
  if (drawnPaths.has(request.nextUrl.pathname)) return letSearch(request);
  if (request.nextUrl.pathname.startsWith('/preview/')) return letPreview(request);
  const abovePage = findAbovePage(request.nextUrl.pathname);
  if (abovePage) return letBelowProject(request, abovePage.project);
  if (linkPaths.has(request.nextUrl.pathname)) return letThrough(request);
  if (isUnknown(request)) return letUnknown(request, event);
  // Whoever holds a link may use it, signed in or not, and whoever has forgotten the password may say so.
  if (openPaths.has(request.nextUrl.pathname)) return letThrough(request);
  // SHELL-2: nothing is there, and Next's answer would carry the website's header and footer.
  if (!hasPages(request.nextUrl.pathname)) return answerNotFound();
  // AUTH-6: an action answers for itself that the session is gone; a redirect would lose what was typed.
  if (request.method === 'POST' && request.headers.has('next-action')) return letThrough(request);
  const session = await findSession(request);
  // With the database away nobody is sent to the log-in: the page says that it is away.
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
    // What no admin opens either is no screen.
    if (canOpen('admin', pathname)) log.warn({ code: 'forbidden' }, 'refused');
    return answerNotFound();
  }
  return (await isMissingEnquiry(pathname)) ? answerNotFound() : letThrough(request);
}

// Next reads this without running it, so what makes a list one that is drawn stands here once more; a test compares them.
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
    // What no page of the website has, nor a file of it: the names of all of them. A test walks them.
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
