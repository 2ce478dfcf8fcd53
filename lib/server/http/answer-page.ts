import 'server-only';
import { noticeLink } from '@/lib/content/enquiries/contact';
import { honeypotField } from '@/lib/content/enquiries/form-basics';
import type { PlainField, PlainForm } from '@/lib/content/enquiries/plain-forms';
import { contactBarLabels, whatsappLink } from '@/lib/content/pages/contact-bar';
import type { Identity } from '@/lib/shared/brand/identity';
import type { FormContact } from '@/lib/shared/enquiries/form-contact';
import type { AppError, ErrorCode } from '@/lib/shared/errors';
import { type Html, html } from '../text/html';
import { renderStandalonePage } from './standalone-page';

/** A page cannot fill in a file input. */
const chooseAgain = 'Please choose the file again.';

const errorId = (field: PlainField) => `${field.name}-error`;

function renderAttributes(field: PlainField, error: string | undefined): Html {
  const described = error && html` aria-invalid="true" aria-describedby="${errorId(field)}"`;
  return html` id="${field.name}" name="${field.name}"${described}`;
}

function renderChoice(field: PlainField & { kind: 'choice' }, value: string, attributes: Html): Html {
  const all = [...(field.choose ? [{ value: '', name: field.choose }] : []), ...field.options];
  const options = all.map(
    (option) =>
      html`<option value="${option.value}"${option.value === value && html` selected`}>${option.name}</option>`,
  );
  return html`<select${attributes}>${options}</select>`;
}

function renderControl(field: Exclude<PlainField, { kind: 'box' }>, value: string, attributes: Html): Html {
  if (field.kind === 'choice') return renderChoice(field, value, attributes);
  if (field.kind === 'file') return html`<input type="file" accept="application/pdf,.pdf"${attributes}>`;
  if (field.kind === 'message') return html`<textarea rows="6"${attributes}>${value}</textarea>`;
  return html`<input type="${field.kind}" value="${value}"${attributes}>`;
}

const renderError = (field: PlainField, error: string | undefined) =>
  error && html`<p class="error" id="${errorId(field)}">${error}</p>`;

function renderField(field: PlainField, value: string, error: string | undefined): Html {
  const attributes = renderAttributes(field, error);
  if (field.kind === 'box') {
    const checked = value === 'Yes' && html` checked`;
    return html`<p><label class="box"><input type="checkbox" value="Yes"${attributes}${checked}> ${field.label}</label></p>${renderError(field, error)}`;
  }
  return html`
    <p><label for="${field.name}">${field.label}</label></p>
    ${field.kind === 'file' && html`<p>${field.hint} ${chooseAgain}</p>`}
    ${renderControl(field, value, attributes)}
    ${renderError(field, error)}`;
}

/** The honeypot stays a field, so that programs fill it in. */
const renderHidden = (name: string, value: string): Html =>
  name === honeypotField
    ? html`<input name="${name}" value="${value}" tabindex="-1" autocomplete="off" aria-hidden="true" hidden>`
    : html`<input type="hidden" name="${name}" value="${value}">`;

const toStyle = ({
  paper,
  theme,
  accent,
}: Identity['colors']) => `body{margin:0;background:${paper};color:${theme};font:17px/1.6 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:3rem 1.25rem}h1{font-size:1.75rem;line-height:1.2}
label{font-weight:600}p{margin:.75rem 0 .25rem}input,select,textarea{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;border:1px solid #857868;background:#fffdfa}
[type=checkbox]{width:auto;margin-right:.5rem}.box{font-weight:400}[aria-invalid]{border:2px solid #a3261b}.error{color:#a3261b;margin:.25rem 0}
button{margin-top:1.5rem;padding:.9rem 1.75rem;font:inherit;font-weight:600;color:#fff;background:${accent};border:0}a{color:inherit}`;

type PageBrand = Pick<Identity, 'name' | 'colors'>;

type Page = {
  title: string;
  main: Html;
  brand: PageBrand;
  status: number;
  retryAfterSeconds?: number | undefined;
};

export function renderPage({ title, main, brand, status, retryAfterSeconds }: Page): Response {
  const style = toStyle(brand.colors);
  return new Response(renderStandalonePage({ title, brand: brand.name, style, main }), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    },
  });
}

export type FormSettings = { identity: PageBrand; contact: FormContact };

const saysMore = new Set<ErrorCode>(['too_many', 'unsettled', 'not_found']);

export function renderFormAgain(
  request: Request,
  fields: Record<string, unknown>,
  { form, alert, error, shown }: { form: PlainForm; alert: string; error: AppError; shown: FormSettings },
): Response {
  const { identity, contact } = shown;
  const typed = new Map(
    Object.entries(fields).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 10_000,
    ),
  );
  const controls = form.fields.map((field) =>
    renderField(field, typed.get(field.name) ?? '', error.fields?.[field.name]),
  );
  for (const { name } of form.fields) typed.delete(name);
  const hidden = [...typed].map(([name, value]) => renderHidden(name, value));
  const hasFile = form.fields.some(({ kind }) => kind === 'file');
  const main = html`
    <h1 role="alert">${alert}</h1>
    ${saysMore.has(error.code) && html`<p>${error.message}</p>`}
    <p>What you typed is still here.</p>
    <form method="post" action="${new URL(request.url).pathname}"${hasFile && html` enctype="multipart/form-data"`}>
      ${hidden}
      ${controls}
      <button>Send again</button>
    </form>
    <p>${form.notice(contact)} <a href="/privacy">${noticeLink.name}</a></p>
    <p>Or call us: <a href="${contact.phoneHref}">${contact.phone}</a></p>
    <p><a href="${whatsappLink(contact)}">${contactBarLabels.writeOnWhatsapp}</a></p>`;
  return renderPage({
    title: alert,
    main,
    brand: identity,
    status: error.status,
    retryAfterSeconds: error.retryAfterSeconds,
  });
}
