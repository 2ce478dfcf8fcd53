import 'server-only';
import { noticeLink } from '@/lib/content/contact';
import { honeypotField } from '@/lib/content/forms';
import type { PlainField, PlainForm } from '@/lib/content/plain-forms';
import { site } from '@/lib/content/site';
import type { AppError } from '@/lib/shared/errors';
import { escapeHtml } from './html';

const wrong = (id: string, error: string | undefined) =>
  error ? ` aria-invalid="true" aria-describedby="${id}-error"` : '';

function renderChoice(field: PlainField & { kind: 'choice' }, value: string, attributes: string): string {
  const all = [...(field.choose ? [{ value: '', name: field.choose }] : []), ...field.options];
  const options = all.map(
    (option) =>
      `<option value="${escapeHtml(option.value)}"${option.value === value ? ' selected' : ''}>${escapeHtml(option.name)}</option>`,
  );
  return `<select${attributes}>${options.join('')}</select>`;
}

function renderField(field: PlainField, value: string, error: string | undefined): string {
  const { name: id, kind } = field;
  const label = escapeHtml(field.label);
  const attributes = ` id="${id}" name="${id}"${wrong(id, error)}`;
  if (kind === 'box') {
    const ticked = value === 'Yes' ? ' checked' : '';
    return `<p><label class="box"><input type="checkbox" value="Yes"${attributes}${ticked}> ${label}</label></p>`;
  }
  const control =
    kind === 'choice'
      ? renderChoice(field, value, attributes)
      : kind === 'message'
        ? `<textarea rows="6"${attributes}>${escapeHtml(value)}</textarea>`
        : `<input type="${kind}" value="${escapeHtml(value)}"${attributes}>`;
  const message = error ? `<p class="error" id="${id}-error">${escapeHtml(error)}</p>` : '';
  return `<p><label for="${id}">${label}</label></p>${control}${message}`;
}

/** What came with the form by itself, and the field that nobody is to see: sent again unseen. */
const renderHidden = (name: string, value: string) =>
  name === honeypotField
    ? `<input name="${name}" value="${escapeHtml(value)}" tabindex="-1" autocomplete="off" aria-hidden="true" hidden>`
    : `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

const style = `body{margin:0;background:${site.colors.paper};color:${site.colors.theme};font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}
label{font-weight:600}p{margin:.75rem 0 .25rem}input,select,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid #857868;background:#fffdfa}
[type=checkbox]{width:auto;margin-right:.5rem}.box{font-weight:400}[aria-invalid]{border:2px solid #a3261b}.error{color:#a3261b;margin:.25rem 0}
button{margin-top:1.5rem;padding:.9rem 1.75rem;font:inherit;font-weight:600;color:#fff;background:${site.colors.accent};border:0}a{color:inherit}`;

/** How somebody reaches the office whose message could not be kept. */
export type CallableOffice = { phone: string; phoneHref: string };

type Page = { title: string; body: string; status: number; retryAfterSeconds?: number | undefined };

/** A small page in the answer itself, without a script. `body` is HTML, its values escaped. */
export function renderPage({ title, body, status, retryAfterSeconds }: Page): Response {
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
export function renderFormAgain(
  request: Request,
  fields: Record<string, unknown>,
  {
    form,
    alert,
    error,
    contact,
  }: { form: PlainForm; alert: string; error: AppError; contact: CallableOffice },
): Response {
  const typed = new Map(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 10_000,
    ),
  );
  const drawn = form.fields.map((field) =>
    renderField(field, typed.get(field.name) ?? '', error.fields?.[field.name]),
  );
  for (const { name } of form.fields) typed.delete(name);
  const hidden = [...typed].map(([name, value]) => renderHidden(name, value));
  const reason = error.code === 'too_many' ? `<p>${escapeHtml(error.message)}</p>` : '';
  return renderPage({
    title: alert,
    body: `<h1 role="alert">${escapeHtml(alert)}</h1>${reason}<p>What you typed is still here.</p><form method="post" action="${escapeHtml(new URL(request.url).pathname)}">${hidden.join('')}${drawn.join('')}<button>Send again</button></form><p>${escapeHtml(form.notice)} <a href="/privacy">${escapeHtml(noticeLink.name)}</a></p><p>Or call us: <a href="${escapeHtml(contact.phoneHref)}">${escapeHtml(contact.phone)}</a></p>`,
    status: error.status,
    retryAfterSeconds: error.retryAfterSeconds,
  });
}
