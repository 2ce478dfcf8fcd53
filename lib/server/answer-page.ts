import 'server-only';
import { site } from '@/lib/content/site';
import type { AppError } from '@/lib/shared/errors';
import { escapeHtml } from './html';

const labelOf = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function drawField(name: string, value: string, error: string | undefined): string {
  const id = escapeHtml(name);
  const described = error ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';
  const control =
    name === 'message'
      ? `<textarea id="${id}" name="${id}" rows="6"${described}>${escapeHtml(value)}</textarea>`
      : `<input id="${id}" name="${id}" value="${escapeHtml(value)}"${described}>`;
  const message = error ? `<p class="error" id="${id}-error">${escapeHtml(error)}</p>` : '';
  return `<p><label for="${id}">${escapeHtml(labelOf(name))}</label></p>${control}${message}`;
}

const hiddenFields = new Set([
  'requestKey',
  'projectId',
  'page',
  'filledInMs',
  'firstTouch',
  'lastTouch',
  'marketingConsent',
]);

const style = `body{margin:0;background:${site.colors.paper};color:${site.colors.theme};font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}
label{font-weight:600}p{margin:.75rem 0 .25rem}input,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid #857868;background:#fffdfa}
[aria-invalid]{border:2px solid #a3261b}.error{color:#a3261b;margin:.25rem 0}
button{margin-top:1.5rem;padding:.9rem 1.75rem;font:inherit;font-weight:600;color:#fff;background:${site.colors.accent};border:0}a{color:inherit}`;

/** How somebody reaches the office whose message could not be kept. */
export type CallableOffice = { phone: string; phoneHref: string };

type Page = { title: string; body: string; status: number; retryAfterSeconds?: number | undefined };

/** A small page in the answer itself, without a script. `body` is HTML, its values escaped. */
export function drawPage({ title, body, status, retryAfterSeconds }: Page): Response {
  const html = `<!doctype html><html lang="${site.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(site.name)}</title><style>${style}</style></head><body><main>${body}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

/**
 * ALERT-1, CONT-4: for a browser without JavaScript, the failure text and the form again with all that was typed.
 * The status is the error's own.
 */
export function drawFormAgain(
  request: Request,
  fields: Record<string, unknown>,
  { alert, error, contact }: { alert: string; error: AppError; contact: CallableOffice },
): Response {
  const typed = Object.entries(fields).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 10_000,
  );
  const drawn = typed.map(([name, value]) =>
    hiddenFields.has(name)
      ? `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`
      : drawField(name, value, error.fields?.[name]),
  );
  const missing = Object.entries(error.fields ?? {})
    .filter(([name]) => !(name in fields))
    .map(([name, message]) => drawField(name, '', message));
  const reason = error.code === 'too_many' ? `<p>${escapeHtml(error.message)}</p>` : '';
  return drawPage({
    title: alert,
    body: `<h1 role="alert">${escapeHtml(alert)}</h1>${reason}<p>What you typed is still here.</p><form method="post" action="${escapeHtml(new URL(request.url).pathname)}">${drawn.join('')}${missing.join('')}<button>Send again</button></form><p>Or call us: <a href="${escapeHtml(contact.phoneHref)}">${escapeHtml(contact.phone)}</a></p>`,
    status: error.status,
    ...(error.code === 'too_many' && { retryAfterSeconds: error.retryAfterSeconds }),
  });
}
