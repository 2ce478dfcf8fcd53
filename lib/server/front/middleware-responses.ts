import 'server-only';
import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { outage } from '@/lib/content/pages/outage';
import { searchLimit } from '@/lib/content/search-limit';
import { requestedPathHeader } from '@/lib/server/auth/page';
import { countSearch } from '@/lib/server/front/search-limit/serverless';
import { renderAgainPage } from '@/lib/server/http/again-page';
import { adminNotFound } from '@/lib/server/http/not-found-page';
import { adminPolicy, noncePolicy } from '@/lib/server/policy/nonce-policy';
import { isRenderedForEverybody } from '@/lib/server/request-context';
import { toListAddress } from '@/lib/shared/filtered-route';

const retryAfterSeconds = 5;

export const isScreen = (path: string) => path === '/admin' || path.startsWith('/admin/');

export const noStore = (response: NextResponse): NextResponse => {
  response.headers.set('cache-control', 'private, no-store');
  return response;
};

export function letThrough(request: NextRequest): NextResponse {
  const policyOf = isScreen(request.nextUrl.pathname) ? adminPolicy : noncePolicy;
  const policy = policyOf(randomBytes(16).toString('base64'));
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set(requestedPathHeader, request.nextUrl.pathname + request.nextUrl.search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return noStore(response);
}

export async function letSearch(request: NextRequest): Promise<NextResponse> {
  // The server has counted the search already and shares the response.
  if (isRenderedForEverybody()) return NextResponse.next();
  const waitSeconds = await countSearch(request.headers);
  if (waitSeconds === null) return letThrough(request);
  const { html, headers } = renderAgainPage(searchLimit, toListAddress(request.nextUrl), waitSeconds);
  return noStore(new NextResponse(html, { status: 429, headers }));
}

export const answerNotFound = () =>
  noStore(new NextResponse(adminNotFound.html, { status: 404, headers: adminNotFound.headers }));

/** STATE-1: an empty list or a failed screen is no response. */
export const answerUnavailable = ({ nextUrl }: NextRequest): NextResponse => {
  const { html, headers } = renderAgainPage(outage, toListAddress(nextUrl), retryAfterSeconds);
  return noStore(new NextResponse(html, { status: 503, headers }));
};
