import 'server-only';
import { site } from '@/lib/content/site';
import { brandLogoPath } from '@/lib/shared/brand/brand-icons';
import type { Identity } from '@/lib/shared/brand/identity';
import { env } from '../../env';
import { type Html, html, unescapeHtml } from '../../text/html';

type MailContent = { title: string; body: Html; footer: Html };

type MailHead = Pick<Identity, 'name' | 'colors' | 'logo'>;

const logoHeightPx = 40;

// Mail clients support only inline styles and absolute addresses.
function renderHead({ name, logo }: MailHead): Html {
  if (!logo?.width || !logo.height) return html`<p style="font-weight:600">${name}</p>`;
  const { width, height } = logo;
  return html`<p><img src="${env.SITE_URL}${brandLogoPath(logo)}" alt="${name}" width="${Math.round((width * logoHeightPx) / height)}" height="${logoHeightPx}" style="display:block;border:0;font-weight:600"></p>`;
}

const renderDocument = ({ title, body, footer }: MailContent, head: MailHead): Html => html`
  <!doctype html><html lang="${site.locale}">
    <head>
      <meta charset="utf-8">
      <title>${title}</title>
    </head>
    <body style="margin:0;padding:24px;background:${head.colors.paper};color:${head.colors.theme};font:16px/1.55 sans-serif">
      <div style="max-width:560px;margin:0 auto">
        ${renderHead(head)}
        <h1 style="font-size:22px;line-height:1.3">${title}</h1>
        ${body}
        <hr style="border:0;border-top:1px solid #d5c8b5;margin:32px 0 16px">
        <div style="font-size:13px;color:#665d51">${footer}</div>
      </div>
    </body>
  </html>`;

const link = /<a href="(?:mailto:|tel:)?([^"]*)">(.*?)<\/a>/g;
const block = /<\/?(?:p|h1|div|table|tr|hr|blockquote)\b[^>]*>/g;

const toPlainText = (document: Html): string =>
  unescapeHtml(
    document.text
      .replace(/<head>.*<\/head>/s, '')
      .replace(link, (_, address, text) => (address === text ? text : `${text}: ${address}`))
      .replace(/<\/t[dh]>/g, ' ')
      .replace(block, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export function renderMail(content: MailContent, head: MailHead): { html: string; text: string } {
  const document = renderDocument(content, head);
  return { html: document.text, text: toPlainText(document) };
}
