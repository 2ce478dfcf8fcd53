import 'server-only';
import { actionLimit } from '@/lib/content/actions';
import { loginPath } from '@/lib/content/nav';
import { isActionId, isBuiltAction } from '../next-internals/action-ids';
import { isSameOrigin } from './same-origin';

const isBelow = (path: string, root: string) => path === root || path.startsWith(`${root}/`);

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(message, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Next answers some of these with 500 and logs a stack for each. Only the log-in sends multipart actions. */
export function findActionRefusal(request: Request): Response | null {
  const id = request.headers.get('next-action');
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (id === null && !isForm) return null;
  // The router of Next shows the text only with this type.
  if (Number(request.headers.get('content-length') ?? 0) > actionLimit.maxBytes)
    return refuse(413, actionLimit.text, { 'Content-Type': 'text/plain' });
  const { pathname } = new URL(request.url);
  const isOfLogin = isBelow(pathname, loginPath);
  if (!isOfLogin && (id === null || !isBelow(pathname, '/admin')))
    return refuse(400, 'Nothing here takes an action.');
  if (id !== null && !isActionId(id)) return refuse(400, 'This is no action.');
  if (!isSameOrigin(request)) return refuse(403, 'This request did not come from the site itself.');
  // The text and header of Next: its router recognises a tab older than the build.
  if (id !== null && !isBuiltAction(id))
    return refuse(409, 'Server Action unavailable.', { 'x-nextjs-action-not-found': '1' });
  return null;
}
