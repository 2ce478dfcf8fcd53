import 'server-only';
import { revalidateTag } from 'next/cache';
import { unstable_rethrow } from 'next/navigation';
import { NextResponse } from 'next/server';
import { messages } from '@/lib/content/messages';
import type { Role } from '@/lib/content/roles';
import { AppError } from '@/lib/shared/errors';
import type { Acting } from '../auth/viewer';
import type { Mutated } from '../records/mutation';
import { setForEverybody } from '../request-context';
import { toAppError } from './failure';
import { requireSameOrigin } from './same-origin';
import { etagOf } from './version';

type Context = { params: Promise<object> };
type Handler = (request: Request, context: Context) => Promise<Response>;
type RouteOptions = {
  failure?: string;
  /** The response uses cached reads only, so the server may cache it. */
  isCached?: boolean;
};

const noStore = { 'Cache-Control': 'no-store' };
/** A browser that shows the response must run nothing in it. */
const asData = { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" };

export function json(
  value: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return NextResponse.json(value, {
    status: init.status ?? 200,
    headers: { ...noStore, ...asData, ...init.headers },
  });
}

export const jsonText = (text: string): Response =>
  new NextResponse(text, { headers: { 'Content-Type': 'application/json', ...noStore, ...asData } });

export function answerError({
  code,
  message,
  fields,
  status,
  retryAfterSeconds,
  current,
}: AppError): Response {
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  if (code === 'unauthorized') headers['WWW-Authenticate'] = 'Bearer';
  return json(
    { message, ...(fields && { errors: fields }), ...(current !== undefined && { current }) },
    { status, headers },
  );
}

function fail(error: unknown, message: string): Response {
  unstable_rethrow(error);
  return answerError(toAppError(error, message));
}

export function publicRoute(
  handle: (request: Request, params: Record<string, string>) => Promise<Response>,
  { failure = messages.provider.generic, isCached = false }: RouteOptions = {},
): Handler {
  return async (request, { params }) => {
    try {
      // Only folders in brackets give parameters; no handler reads the list of a catch-all.
      const named = ((await params) ?? {}) as Record<string, string>;
      if (Object.values(named).some((value) => value.includes('\u0000')))
        throw new AppError('not_found', 'There is no such address.');
      const response = await handle(request, named);
      if (isCached) setForEverybody();
      return response;
    } catch (error) {
      return fail(error, failure);
    }
  };
}

// Loaded on demand: public responses of a new process do not wait for it.
const loadViewer = () => import('../auth/viewer');

/** A change by cookie must come from our own pages. */
const routeOf =
  <R extends Role>(role: R) =>
  (
    handle: (
      request: Request,
      call: { staff: Acting<R>; params: Record<string, string> },
    ) => Promise<Response>,
    options: RouteOptions = {},
  ): Handler =>
    publicRoute(async (request, params) => {
      const { requireRole } = await loadViewer();
      const staff = await requireRole(role);
      if (staff.via === 'cookie') requireSameOrigin(request);
      return handle(request, { staff, params });
    }, options);

export const editorRoute = routeOf('editor');
export const salesRoute = routeOf('sales');
export const adminRoute = routeOf('admin');

const methodNames = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Methods = Record<(typeof methodNames)[number], Handler>;

/** API-10: any other method answers 405 in JSON. */
export function methods(handlers: Partial<Methods>): Methods {
  const allow = methodNames.filter((name) => handlers[name]).join(', ');
  const refuse: Handler = async () =>
    json({ message: 'This method is not allowed here.' }, { status: 405, headers: { Allow: allow } });
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse, ...handlers };
}

export function jsonRecord(record: object | null, status = 200): Response {
  return json(record, { status, headers: etagOf(record) });
}

export function respondWithMutation<T>({ data, tags }: Mutated<T>, status = 200): Response {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return json(data, { status, headers: etagOf(data) });
}
